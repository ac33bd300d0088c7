import { C, circ, f, mix, range, smooth, xy } from '../../kernel/index.ts'
import { lineOf, RACES, SQUID_LINE } from '../palette.ts'
import { both, placed, polar, shading, spiral, spokes, symmetric, warp } from '../paths.ts'
import type { Portrait } from '../portrait.ts'
import { CLAW } from './crab.ts'
import { fan } from './shell.ts'

const INK = C.deep

/** What stands for each race in its medallion. */
const MEDALLIONS = {
  crab: CLAW,
  shellfish: spiral(0, 0, 39.6, 2.2, 0.14),
  jellyfish:
    'M-20 6C-20 -30 20 -30 20 6Q13 14 7 6Q0 14 -7 6Q-13 14 -20 6Z' +
    'M-13 12C-16 22 -8 26 -12 38M0 12C3 22 -4 28 0 40M13 12C16 22 8 26 12 38',
  squid:
    'M0 -38L18 -14L9 -12L9 8L-9 8L-9 -12L-18 -14Z' +
    'M-8 10C-12 22 -4 26 -10 38M0 10L0 40M8 10C12 22 4 26 10 38',
  seahorse:
    'M12 -26C0 -38 -18 -26 -14 -10C-10 4 12 4 12 18C12 32 -6 34 -8 22C-9 16 0 14 2 20M12 -26L24 -20',
}

/** A halo with the five races on it: an ambassador speaks for all. */
export function fiveRaces(
  pic: Portrait,
  { y = 130, radius = 104, size = 18, arc = 62 } = {},
): void {
  const spread = arc * 1.16
  pic.line(circ(0, y, radius), 1, 0.7)
  const inner = radius - 26
  const links = spokes(0, y, inner, radius - size, 5, -spread, spread)
  pic.line(circ(0, y, inner) + links, 0.8, 0.6)
  pic.ticks(y, radius - 24, radius - 15, 72, { width: 0.6, opacity: 0.45 })
  RACES.forEach((race, i) => {
    const colour = lineOf(race)
    const [x, q] = polar(0, y, radius, ((i - 2) * spread) / 2)
    const centre = `cx="${f(x)}" cy="${f(q)}"`
    pic.add(
      `<circle ${centre} r="${size}" fill="${mix('#08131c', colour, 0.22)}" stroke="${colour}" stroke-width="1.3"/>` +
        `<circle ${centre} r="${size + 4}" fill="none" stroke="${colour}" stroke-width="4" stroke-opacity=".15"/>`,
    )
    const [drop, turn] = race === 'crab' ? [10, 14] : [0, 0]
    pic.line(placed(MEDALLIONS[race], x, q + drop, size / 60, turn), 1.3, 1, colour)
  })
}

/** The dots of all five races, in a row given by `place`. */
export const raceDots = (
  pic: Portrait,
  r: number,
  place: (i: number) => readonly [number, number],
): void =>
  RACES.forEach((race, i) => {
    const [x, y] = place(i)
    pic.disc(x, y, r * 1.8, C[race], 0.2)
    pic.add(
      `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="${lineOf(race)}" stroke="#fff" stroke-opacity=".6"/>`,
    )
  })

/** The head: a squid's cowl, a seahorse's coronet, a mask of bone and, if worn, a jellyfish veil. */
export function envoy(pic: Portrait, { asleep = false, veil = false } = {}): void {
  pic.plane(symmetric('M0 30C10 44 40 62 54 82C48 92 44 94 46 104C58 130 58 160 44 186L0 196'), {
    glow: 8,
    width: 1.3,
    rim: SQUID_LINE,
  })
  const cowl = shading(
    'M2 38C14 52 38 66 48 84C40 100 54 130 52 150C50 168 46 176 42 184',
    'M2 60C10 70 18 76 24 88C28 104 34 130 34 150C34 164 30 176 26 182',
    5,
    0.1,
    0.9,
  )
  pic.line(both(cowl), 0.5, 0.5, SQUID_LINE)
  pic.plane(symmetric('M0 64L8 86L22 72L24 92L40 86L36 108C20 98 8 96 0 96'), { rim: C.seahorse })
  const bone = pic.define(
    'bone',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#f7f7ee"/>` +
      '<stop offset="1" stop-color="#7f949c"/></linearGradient>',
  )
  const mask = symmetric('M0 92C20 92 32 108 31 130C30 152 16 176 0 184')
  pic.plane(mask, { fill: bone, rim: '#fff', width: 1 })
  pic.fill('M0 93C19 93 31 109 30 130C29 151 15 175 0 183Z', INK, 0.28)
  if (asleep) {
    pic.line(both('M8 132C13 138 21 138 27 130M8 134C13 141 21 141 26 134'), 1.2, 1, INK)
  } else {
    pic.fill(both('M7 131C13 123 22 123 28 128C24 137 13 139 7 131Z'), '#04080c')
    pic.mirror(() => pic.lamp(18, 130, 1.7))
  }
  pic.line(both('M0 140L4 152L0 154M9 164C5 166 3 166 0 165'), 1, 0.9, INK)
  pic.line(both('M18 140L18 158M14 139L15 152M22 138L21 152'), 0.7, 0.7, INK)
  const brow = shading('M30 116C26 112 22 108 16 104', 'M14 100C12 98 8 97 4 97', 3)
  pic.line(both(brow), 0.6, 0.5, INK)
  if (veil) {
    const jelly = mix(C.jellyfish, '#fff', 0.3)
    const threads =
      'M46 150C56 186 40 214 54 250M52 156C70 190 52 224 68 262M40 176C44 200 34 226 42 246'
    pic.line(both(threads), 0.9, 0.8, jelly)
    pic.dots(both('M49 153C63 188 46 219 61 256'), 1.8, 8, 0.8, jelly)
  }
}

/** The body: a plain robe, a crab's shoulders, a shellfish's ruff. */
export function envoyBody(pic: Portrait, width = 1): void {
  const fit = (d: string) => warp(d, (x, y) => [x * width, y])
  pic.plane(
    symmetric(
      fit('M0 176C22 178 36 190 46 202C84 208 108 226 112 262C116 300 118 330 120 344L0 344'),
    ),
    { glow: 8 },
  )
  const folds = shading('M20 220C30 250 26 300 22 344', 'M84 224C102 250 102 300 108 344', 7)
  pic.line(both(fit(folds)), 0.55, 0.4)
  const spikes = 'M52 214L70 186L74 208L98 188L96 216L124 206L112 236C98 226 72 218 52 226Z'
  pic.plane(both(fit(spikes)), { rim: C.crab })
  const shoulder = 'M46 214C76 206 104 218 116 250C92 238 66 236 48 238Z'
  pic.plane(both(fit(shoulder)), { rim: C.crab })
  fan(pic, 166, 54, 78, 8, { turn: 180, root: 0.34, growthLines: 1, glow: 0, rim: C.shellfish })
}

/** The great shell a hermit lives in, wound around the picture. */
export function hermitShell(pic: Portrait): void {
  const winding = 0.105
  const at = (r: number, angle: number): readonly [number, number] => [
    6 - r * Math.cos(angle + 0.5),
    138 + r * 0.98 * Math.sin(angle + 0.5),
  ]
  const reach = (angle: number) => 142 * Math.exp(winding * angle)
  const coil = range(21, (i) => {
    const angle = (-i / 10) * 2 * Math.PI
    return at(reach(angle), angle)
  })
  pic.plane(`${smooth(coil.slice(0, 11))}Z`, { width: 0 })
  pic.shine(smooth(coil), 1.8, C.shellfish)
  const chambers = range(26, (i) => {
    const angle = (-i / 26) * 2 * Math.PI
    const outer = reach(angle)
    const inner = outer * Math.exp(-winding * 2 * Math.PI)
    const bend = at((outer + inner) / 2, angle - 0.12)
    return `M${xy(at(outer, angle))}Q${xy(bend)} ${xy(at(inner, angle))}`
  })
  pic.line(chambers.join(''), 0.8, 0.6, C.shellfish)
}
