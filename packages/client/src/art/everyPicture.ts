// Every picture there is, for the tests of what is done with them.
import { KINDS, LOOT_NAMES, leviathans, locations, lords } from '@hadal/engine'
import { range } from './kernel/index.ts'
import { BACKS, type PictureKey, pictureKey } from './pictures.ts'

export const EVERY_PICTURE: readonly PictureKey[] = [
  ...lords.map((_, lord) => ({ lord })),
  ...locations.map((_, location) => ({ location })),
  ...leviathans.map((_, leviathan) => ({ leviathan })),
  ...range(KINDS, (ally) => ({ ally })),
  ...range(KINDS, (ally) => ({ ally, bare: true })),
  { monster: true } as const,
  ...LOOT_NAMES.map((_, loot) => ({ loot })),
  ...BACKS.map((back) => ({ back })),
].map(pictureKey)
