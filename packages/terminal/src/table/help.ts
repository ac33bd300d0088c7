import type { ExpansionName } from '@hadal/engine'

const COMMANDS: readonly (readonly [command: string, meaning: string, of?: ExpansionName])[] = [
  ['board', 'the whole board again'],
  ['log', 'the last turns'],
  ['score', 'the score as it is now, with its arithmetic'],
  ['rules', 'what this table plays by in doubtful cases'],
  ['lord NAME', 'what a lord does'],
  ['location NAME', 'what a location is worth'],
  ['leviathan NO', 'what a leviathan resists, gives and does', 'leviathan'],
  ['why NAME', 'why a lord, stack, location, ally or action cannot be chosen'],
  ['undo', 'take your last decision back, as long as that is fair'],
  ['save FILE', 'keep the game in a file'],
  ['load FILE', 'go on with a game kept in a file'],
  ['quit', 'leave the table'],
]

/** What can be typed at the table, and what is short for what. */
export function helpLines(expansions: readonly ExpansionName[]): string[] {
  const hasKraken = expansions.includes('kraken')
  const hasLeviathan = expansions.includes('leviathan')
  return [
    'Type the number of a choice, or its words: as many as tell it from the others.',
    '',
    ...COMMANDS.filter(([, , of]) => of === undefined || expansions.includes(of)).map(
      ([command, meaning]) => `  ${command.padEnd(17)}${meaning}`,
    ),
    '',
    `Races: J jellyfish, C crab, H seahorse, S shellfish, Q squid${hasKraken ? ', K kraken' : ''}.`,
    ...(hasLeviathan
      ? [
          'Allies with an effect in fights: 2p adds pearls to the roll, 4d rolls two dice.',
          'The border: 6 (2) is a level that resists 6 and gives 2 monster tokens. A fight',
          'is one ally and one die; below the resistance it does no harm and gives 1 pearl.',
        ]
      : ['Rewards of the threat track: K key token, P pearl, T monster token.']),
    ...(hasKraken
      ? [
          'Nebulis: 1 may be used as a pearl for an ally or a lord, if no pearl is left.',
          'At the end each costs 1 point, and the kraken figure 5. A kraken stands for any',
          'race in a payment and brings its strength less 1 in nebulis.',
        ]
      : []),
  ]
}
