import { type LeviathanId, leviathans, RACE_NAMES } from '@hadal/engine'
import { at, C, chart, lamp, mix, picture, raceColor, S, snow } from '../kernel/index.ts'
import { beasts } from './beasts.ts'
import { brushOf } from './brush.ts'

// The leviathans: colossal silhouettes out of the dark, larger than their frame. One tiny lamp on a
// line gives the scale. Faces lie near the middle, so that a narrow cut still shows them.

const WIDTH = 380
const HEIGHT = 240

const ground = (c: string): string =>
  '<defs><radialGradient id="sea" cy=".4" r=".75">' +
  `<stop stop-color="${mix(c, '#12384e', 0.78)}"/><stop offset=".55" stop-color="#0a1d2a"/>` +
  '<stop offset="1" stop-color="#04090f"/></radialGradient>' +
  '<linearGradient id="dark" x2="0" y2="1"><stop stop-color="#04090f" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#04090f" stop-opacity=".92"/></linearGradient></defs>' +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sea)"/>`

/** A diver's lamp on its line. */
const diver = lamp(346, 168, 1.1, C.key, 0.9) + S('M346 166V150M344 170h4', 0.5, C.key, 0.6)

/** The picture of a leviathan: 380×240, complete as an `<img>`. */
export const leviathanArt = (id: LeviathanId): string => {
  const beast = beasts[id]
  const card = leviathans[id]
  if (!beast || !card) throw new RangeError(`no picture of a leviathan ${id}`)
  const race = card.race === undefined ? undefined : RACE_NAMES[card.race]
  const c = race === undefined ? '#9fb6c0' : raceColor[race]
  const number = id + 1
  return picture(
    WIDTH,
    HEIGHT,
    () =>
      ground(c) +
      chart(WIDTH, HEIGHT, `lev${number % 4}`, { scale: 70, step: 12, c: '#2f5a70', o: 0.5 }) +
      at(...beast.place, beast.draw(brushOf(c))) +
      snow(WIDTH, HEIGHT, 22, `l${number}`) +
      diver +
      `<rect y="150" width="${WIDTH}" height="90" fill="url(#dark)"/>`,
  )
}
