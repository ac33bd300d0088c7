import { C, mix, picture, snow } from '../kernel/index.ts'
import { gamblingDen, krakensLair } from './caves.ts'
import { hydrozoaReserves, nestOfGiantClams, sargassoFields, sargassoSilos } from './farms.ts'
import {
  chamberOfAllies,
  oceanicSenateAssembly,
  parliament,
  sanctuary,
  throneRoom,
} from './halls.ts'
import { abandonedConvoy, dockworks } from './harbours.ts'
import { barracks, closedTower, jail, lostTower } from './holds.ts'
import { coralBarrier } from './reef.ts'
import { battlefield, cetaceanGraveyard, megalodon } from './remains.ts'
import { HEIGHT, WIDTH, water } from './scenery.ts'
import { abyss, blackSmokers, chasm, cityOfMirrors, depths } from './wilds.ts'

// The locations: engraved vignettes of the sea floor. The subject stands right of the middle; the
// left third stays quiet water, so that a tile can carry its words there.

interface Vignette {
  readonly draw: () => string
  /** The light behind the subject, where it is not plain water. */
  readonly light?: string
}

const SQUID_LIGHT = '#4aa3e0'

const vignettes: Readonly<Record<string, Vignette>> = {
  'sargasso-silos': { draw: sargassoSilos, light: C.seahorse },
  'hydrozoa-reserves': { draw: hydrozoaReserves, light: C.jellyfish },
  sanctuary: { draw: sanctuary, light: C.jellyfish },
  parliament: { draw: parliament, light: SQUID_LIGHT },
  barracks: { draw: barracks, light: C.crab },
  dockworks: { draw: dockworks, light: C.shellfish },
  'sargasso-fields': { draw: sargassoFields, light: C.seahorse },
  abyss: { draw: abyss },
  'city-of-mirrors': { draw: cityOfMirrors },
  'black-smokers': { draw: blackSmokers, light: '#ff9a5a' },
  'oceanic-senate-assembly': { draw: oceanicSenateAssembly, light: SQUID_LIGHT },
  depths: { draw: depths },
  'throne-room': { draw: throneRoom, light: C.key },
  jail: { draw: jail },
  chasm: { draw: chasm, light: C.crab },
  'closed-tower': { draw: closedTower, light: C.key },
  'lost-tower': { draw: lostTower },
  'chamber-of-allies': { draw: chamberOfAllies },
  'nest-of-giant-clams': { draw: nestOfGiantClams, light: C.shellfish },
  'coral-barrier': { draw: coralBarrier, light: '#ff9aa6' },
  'gambling-den': { draw: gamblingDen, light: C.key },
  'krakens-lair': { draw: krakensLair, light: C.nebulisRim },
  'cetacean-graveyard': { draw: cetaceanGraveyard },
  'abandoned-convoy': { draw: abandonedConvoy },
  megalodon: { draw: megalodon },
  battlefield: { draw: battlefield, light: C.crab },
}

/** Every location that has a picture, by the engine's name. */
export const locationNames: readonly string[] = Object.keys(vignettes)

/** Water falling into the dark, and a light behind the subject. */
const ground = (light: string): string => {
  const c = mix(light, '#2b6079', 0.55)
  const whole = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${fill})"/>`
  return (
    '<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="#0f2f43"/>' +
    '<stop offset=".55" stop-color="#091a27"/><stop offset="1" stop-color="#050d15"/></linearGradient>' +
    '<radialGradient id="light" cx=".66" cy=".46" r=".5">' +
    `<stop stop-color="${c}" stop-opacity=".5"/><stop offset="1" stop-color="${c}" stop-opacity="0"/>` +
    `</radialGradient></defs>${whole('water')}${whole('light')}`
  )
}

/** The picture of a location, named as in the engine: 500×190, complete as an `<img>`. */
export const locationArt = (name: string): string => {
  const vignette = vignettes[name]
  if (!vignette) throw new RangeError(`no picture of a location ${name}`)
  return picture(
    WIDTH,
    HEIGHT,
    () =>
      ground(vignette.light ?? '#4f9fc0') +
      water(name) +
      vignette.draw() +
      snow(WIDTH, 140, 16, name),
  )
}
