import { C } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS, FLAME, LAMPLIGHT } from './palette.ts'
import { envoy, envoyBody, fiveRaces, hermitShell } from './parts/envoy.ts'
import { backlight, sea } from './parts/ground.ts'
import { fists, sideArm, sleeves } from './parts/limbs.ts'
import { pole } from './parts/things.ts'
import { both, shading, shift, symmetric } from './paths.ts'

export const ambassadors: Cast = {
  /** Eyes closed over a chart of the depths. */
  sage(pic) {
    sea(pic)
    backlight(pic, 130, 78, 0.14)
    fiveRaces(pic)
    envoyBody(pic)
    envoy(pic, { asleep: true, veil: true })
    sleeves(pic, 56, 284)
    pic.object('M-62 258L62 258L62 310L-62 310Z', BRASS, 1.4, '#2b2a24')
    const soundings =
      'M-52 300C-40 278 -24 284 -10 276C10 264 30 272 52 262M-52 290C-42 270 -26 276 -14 268C0 260 14 262 24 258' +
      'M-40 310C-30 292 -14 296 0 288C18 278 36 284 54 276M-14 310C-4 302 8 304 20 296C32 290 44 294 54 290'
    pic.line(soundings, 1, 0.8, BRASS)
    pic.lamp(-22, 290, 2.6, LAMPLIGHT).lamp(28, 286, 2.6, LAMPLIGHT)
    pic.dots('M-20 288C-6 278 10 292 26 286', 1.4, 4.5, 0.9, LAMPLIGHT)
    const rollers =
      'M-68 250C-60 246 -56 252 -56 258L-56 312C-56 322 -68 324 -72 316L-72 256Z' +
      'M68 250C60 246 56 252 56 258L56 312C56 322 68 324 72 316L72 256Z'
    pic.object(rollers, BRASS, 1.5)
    fists(pic, 74, 286)
  },

  /** In a great shell with lit windows, a lantern in hand. */
  hermit(pic) {
    sea(pic)
    hermitShell(pic)
    for (const [x, y] of [
      [-114, 158],
      [-96, 204],
    ] as const) {
      pic.fill(shift('M-7 10L-7 -4C-7 -14 7 -14 7 -4L7 10Z', x, y), LAMPLIGHT)
      pic.line(shift('M0 -11L0 10M-7 0L7 0', x, y), 1.2, 1, '#3a2c1c')
    }
    pic.group('transform="translate(0 16)"', () => {
      fiveRaces(pic, { y: 124, radius: 92, size: 14, arc: 60 })
      envoyBody(pic, 0.86)
      envoy(pic)
    })
    sleeves(pic, 22, 306, { width: 100 })
    pic.object('M-16 262L16 262L20 272L20 296L-20 296L-20 272Z', BRASS, 1.5, '#241c1a')
    pic.lamp(0, 280, 7, FLAME)
    pic.line('M0 262L0 250M-8 252L8 252', 1.6, 1, BRASS)
    fists(pic, 22, 306)
  },

  /** A long white beard and a staff with three lights. */
  elder(pic) {
    sea(pic)
    backlight(pic, 124, 84, 0.12)
    fiveRaces(pic, { y: 124, radius: 94, size: 16 })
    envoyBody(pic)
    envoy(pic, { asleep: true })
    const white = '#e8eef0'
    const beard = 'M0 164C14 166 24 160 30 146C40 180 30 230 22 262C16 286 8 306 0 322'
    pic.plane(symmetric(beard), { width: 1.3, glow: 5, rim: white })
    const strands = shading('M4 170C8 210 6 270 2 312', 'M28 158C34 190 26 232 16 270', 6)
    pic.line(both(strands), 0.8, 0.7, white)
    pic.line(both('M10 164C5 168 2 168 0 166'), 1.2, 1, C.deep)
    pole(pic, 116, 70, 344, BRASS)
    pic.shine('M116 74C116 50 98 46 98 30M116 74C116 50 134 46 134 30M116 74L116 20', 2.4, BRASS)
    pic.lamp(98, 26, 4.5, FLAME).lamp(116, 16, 5, FLAME).lamp(134, 26, 4.5, FLAME)
    sideArm(pic, 114, 244)
  },
}
