import { type LordId, lords } from '@hadal/engine'
import type { BotKind } from './plan.ts'

const faceOf = (name: string): LordId => lords.findIndex((lord) => lord.name === name)

/** The lord whose face a player wears on the way to the table. */
export const FACES: Readonly<Record<BotKind | 'person', LordId>> = {
  person: faceOf('diplomat'),
  greedy: faceOf('peddler'),
  random: faceOf('hermit'),
}
