import { type ExpansionName, mostPlayers, PRESETS, type Setup } from '@hadal/engine'

/** The base game, and every way to add to it. */
export const BOXES: readonly (readonly ExpansionName[])[] = [
  [],
  ['kraken'],
  ['leviathan'],
  ['kraken', 'leviathan'],
]

/** Every number of players with every choice of expansions, in both presets. */
export const everySetup: readonly Setup[] = BOXES.flatMap((expansions) =>
  Array.from({ length: mostPlayers(expansions) - 1 }, (_, more) => more + 2).flatMap((players) =>
    [PRESETS.rulebook, PRESETS.arena].map((options) => ({ players, expansions, options })),
  ),
)
