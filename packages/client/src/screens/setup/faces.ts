import { type LordId, lords } from '@hadal/engine'
import type { Character } from './bots.ts'

const faceOf = (name: string): LordId => lords.findIndex((lord) => lord.name === name)

/** The lord whose face a player wears on the way to the table. */
export const FACES: Readonly<Record<Character | 'even' | 'person', LordId>> = {
  person: faceOf('diplomat'),
  even: faceOf('sage'),
  hoarder: faceOf('treasurer'),
  rusher: faceOf('invoker'),
  'key-collector': faceOf('shaman'),
  soldier: faceOf('commander'),
  speculator: faceOf('peddler'),
}
