import { circ } from '../../kernel/index.ts'
import { BRASS, LAMPLIGHT, SHADOW } from '../palette.ts'
import { both, ring, shading, symmetric } from '../paths.ts'
import type { Portrait } from '../portrait.ts'
import { browLure, HOLLOW } from './smuggler.ts'

// Smugglers without a hood: each an anglerfish of another shape.

/** A bald wide-jawed head from the front, with a jeweller's lenses over its left eye. */
export function jewellerHead(pic: Portrait): void {
  const skull =
    'M0 52C28 52 44 66 49 90C53 108 64 122 74 138C82 152 82 166 78 176C50 190 24 196 0 196'
  pic.plane(symmetric(skull), { width: 1.5, glow: 9 })
  const brow = shading(
    'M2 56C28 56 42 70 46 92C50 110 62 124 72 142',
    'M2 78C14 78 22 86 24 98C28 112 40 124 54 140',
    5,
    0.1,
    0.9,
  )
  pic.line(both(brow), 0.5, 0.45)
  pic.fill(symmetric('M0 148C24 148 50 142 72 138C70 158 40 178 0 180'), HOLLOW)
  const look = { width: 0.9, rim: pic.bright }
  pic.plane(both('M2 147L5 164L9 147ZM18 146L21 160L24 145ZM34 144L37 156L40 143Z'), look)
  // the lower jaw with its fangs
  const jaw = 'M0 174C24 174 50 166 72 148C84 162 84 184 66 197C46 208 22 212 0 212'
  pic.plane(symmetric(jaw), { width: 1.4, glow: 5 })
  const lip = shading('M2 182C26 182 50 176 72 160', 'M2 204C22 204 44 200 60 192', 3)
  pic.line(both(lip), 0.6, 0.5)
  const fangs =
    'M8 174L12 142L17 174ZM27 172L32 148L36 170ZM45 166L50 146L53 162ZM60 158L66 142L67 152Z'
  pic.plane(both(fangs), look)
  browLure(pic, 50)
  // the plain eye, the strap, and the lenses on their arms
  pic.line(ring(-24, 108, 8), 1, 0.8).lamp(-24, 108, 2.8)
  const strap = 'M-47 88C-30 92 4 92 26 88'
  pic.line(strap, 4.6, 1, SHADOW).line(strap, 2.6, 0.9, BRASS)
  pic.line('M40 92C48 86 54 80 56 72M46 102C58 104 66 102 72 98', 2, 1, BRASS)
  pic.object(ring(60, 60, 12), BRASS, 1.6, '#141020').line(ring(60, 60, 7.5), 0.7, 0.7, BRASS)
  pic.object(ring(80, 94, 9), BRASS, 1.5, '#141020').line(ring(80, 94, 5), 0.7, 0.7, BRASS)
  pic.object(ring(26, 106, 21), BRASS, 2.2, '#141020')
  pic.lamp(26, 106, 8).line(ring(26, 106, 14), 0.9, 0.9, BRASS)
  pic.line('M12 98C15 92 20 89 26 88', 1.4, 0.8, '#fff')
}

/** A head in a spotted kerchief, knotted on top around the stalk of its lamp. */
export function kerchiefHead(pic: Portrait): void {
  const ears = 'M3 62C10 38 26 24 46 22C50 40 36 60 12 70Z'
  pic.plane(both(ears), { width: 1.4, glow: 6 })
  pic.line(both(shading('M8 60C16 44 28 32 42 28', 'M12 68C26 60 40 48 44 34', 3)), 0.6, 0.6)
  const cloth = 'M0 56C34 56 60 80 62 112C64 140 56 168 40 188L0 198'
  pic.plane(symmetric(cloth), { width: 1.5, glow: 9 })
  pic.fill(`${cloth}Z`, '#000', 0.2)
  const spots =
    'M10 70C28 72 44 84 50 98M8 82C20 84 30 90 38 98M54 112C58 134 54 156 46 172M46 122C48 140 46 156 40 170'
  pic.dots(both(spots), 4.4, 13, 0.75)
  pic.plane(ring(0, 66, 10), { width: 1.4 })
  pic.line('M0 58C-2 48 2 40 0 34', 2.6, 1).lamp(0, 28, 7, LAMPLIGHT)
  pic.line(circ(0, 28, 10.5), 1, 0.9, BRASS)
  pic.plane(symmetric('M0 94C24 94 39 108 39 130C39 156 22 178 0 182'), { fill: HOLLOW })
  pic.line(both('M0 94C24 94 39 108 39 130'), 2, 0.8, pic.bright)
  pic.mirror(() => pic.line(ring(16, 132, 10), 1.2, 0.9).lamp(16, 132, 4))
  const barbels =
    'M0 160C7 158 13 160 19 163M4 168C2 184 8 194 4 210M12 167C12 182 20 190 18 206M20 164C24 178 32 184 33 198'
  pic.line(both(barbels), 1.2, 0.9)
}

/** A head in profile under a sailor's hat, the jaw pushed forward. */
export function sailorHead(pic: Portrait): void {
  const head =
    'M-76 104C-82 124 -80 146 -70 162L-82 172L-64 178C-54 196 -32 208 -8 206C26 203 54 188 64 162' +
    'C66 152 62 146 55 147C46 158 28 164 8 160L2 150C16 148 28 142 34 132C32 120 26 110 16 100Z'
  pic.plane(head, { width: 1.5, glow: 8 })
  pic.fill('M2 150C16 148 28 142 34 132C42 138 50 144 55 147C46 158 28 164 8 160Z', HOLLOW)
  // gills, cheek, chin
  const gills =
    'M-50 124C-58 138 -58 156 -46 170M-42 128C-49 140 -48 156 -38 168M-34 132C-40 142 -39 154 -30 164'
  pic.line(gills, 1.2, 0.85)
  const nape = shading('M-70 116C-74 134 -70 152 -60 164', 'M-56 118C-62 134 -62 152 -52 168', 3)
  pic.line(nape, 0.6, 0.5)
  const chin = shading('M10 166C28 170 46 162 57 152', 'M-22 200C14 202 44 188 56 168', 4, 0.1, 0.9)
  pic.line(chin, 0.6, 0.5)
  const fangs =
    'M56 149L50 114L43 156ZM37 160L31 128L25 162ZM18 162L14 138L8 160ZM32 136L31 154L24 143Z'
  pic.plane(fangs, { width: 1, rim: pic.bright })
  pic.line('M-4 122C-12 114 -20 114 -28 120M-6 112C-14 106 -22 106 -30 111', 1, 0.7)
  // the rod of the lure comes out of the crown
  pic.line('M-34 46C-34 22 -12 8 12 16', 5.4, 1).line('M-34 46C-34 22 -12 8 12 16', 3, 1, SHADOW)
  pic.lamp(16, 19, 5.5, LAMPLIGHT).line(circ(16, 19, 8.5), 1, 0.9, BRASS)
  const hat =
    'M-80 96C-80 60 -58 40 -30 40C0 40 18 60 20 86L40 96C34 103 22 104 10 102C-22 96 -52 98 -74 110' +
    'C-86 124 -102 142 -126 150C-121 126 -106 106 -80 96Z'
  pic.plane(hat, { width: 1.6, glow: 9 })
  const seams = shading('M-74 98C-74 64 -54 46 -32 44', 'M14 92C12 66 -6 48 -28 44', 5, 0.1, 0.9)
  pic.line(seams, 0.7, 0.55)
  pic.line('M-80 96C-52 84 -8 84 20 90', 3, 0.9, BRASS)
  pic.line('M-116 143C-100 132 -88 118 -72 106', 0.8, 0.7)
}
