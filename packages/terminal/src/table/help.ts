/** What can be typed at the table. */
export const HELP: readonly string[] = [
  'Type the number of a choice, or its words: as many as tell it from the others.',
  '',
  '  board            the whole board again',
  '  log              the last turns',
  '  score            the score as it is now, with its arithmetic',
  '  lord NAME        what a lord does',
  '  location NAME    what a location is worth',
  '  why NAME         why a lord, stack, location, ally or action cannot be chosen',
  '  undo             take your last decision back, as long as that is fair',
  '  save FILE        keep the game in a file',
  '  load FILE        go on with a game kept in a file',
  '  quit             leave the table',
  '',
  'Races: J jellyfish, C crab, H seahorse, S shellfish, Q squid.',
  'Rewards of the threat track: K key token, P pearl, T monster token.',
]
