// What the cards of the expansions do, in our own words, by the engine's names.

export interface LocationWords {
  readonly title: string
  readonly text: string
}

// K4.1: the same for the three who bring one.
const SENTINEL =
  'When you recruit it: 1 nebulis, and a sentinel that is yours for the game. In your turn place ' +
  'it on a lord of the court, a council stack or an available location: nobody else may take that.'

export const KRAKEN_LORD_TEXTS: Readonly<Record<string, string>> = {
  // Smugglers
  ferryman: 'Once in each of your turns: give back 1 nebulis and gain 1 pearl.',
  outlaw: 'You may use 2 nebulis in one payment instead of 1.',
  counterfeiter: 'You may use nebulis in a payment although you have pearls left.',
  fence:
    'When you recruit it: you give 1 nebulis to each opponent. With fewer nebulis than opponents ' +
    'you choose who gets one.',
  cleaner: 'At the end of the game the krakens left in your hand bring you no nebulis.',
  watcher: SENTINEL,
  vigil: SENTINEL,
  lookout: SENTINEL,

  // The old guilds
  highwayman: 'Whenever an opponent gains 2 pearls or more at once, they give you 1 of them.',
  executioner:
    'When you recruit it: you name a race, and each opponent discards an affiliated ally of it, ' +
    'of their choice.',
  shareholder: 'Whenever an opponent recruits a lord, you gain 1 pearl.',
  inheritor: 'When you recruit it: 5 pearls.',
  hypnotist: 'You may buy 2 allies in each turn of an opponent instead of 1.',
  healer: 'When you recruit it: you take an ally of your choice from the discard pile, unseen.',
  recipient: 'Once in each of your turns: the top lord of the deck joins the court, for free.',
  liberator:
    'When you recruit it: you free one of your lords from under its location. Its lasting power ' +
    'and its key work again; the location stays yours.',
  grower: 'No power, but a key.',
  'oyster-farmer': 'No power and no key: all influence.',
}

export const LEVIATHAN_LORD_TEXTS: Readonly<Record<string, string>> = {
  intrepid: 'When you have slain a leviathan, you may fight another one, once a turn.',
  'border-guard':
    'When you recruit it: an opponent of your choice adds a leviathan to the border and takes ' +
    'the attack, if there is one.',
  taxidermist: 'You gain 2 pearls for each health that you take from a leviathan.',
  'arms-dealer': 'When you recruit it: 1 pearl for each leviathan at the border.',
  metamorph: 'You may fight any leviathan with any ally.',
  sorcerer: 'When you recruit it: you may fight a leviathan at once, without a monster.',
  altruist: 'You gain 1 more monster token for each health that you take from a leviathan.',
  rebel:
    'When you recruit it: a leviathan of your choice loses 1 health, without a fight. You gain ' +
    'the tokens for it.',
  coward: 'You may ignore monsters: the card is discarded, no leviathan comes, and you explore on.',
  breeder: 'When you recruit it: you put a new leviathan on a free space of your choice.',
}

// K5.1, K5.2: the same for every sanctuary.
const SANCTUARY =
  'The sum of the loot on it. When you take it, you draw loot and may search on: 3 brings a key ' +
  'token, 4 brings 2 pearls, 5 a monster token, 6 an ally of the exploration deck, 7 nothing. A ' +
  'value that lies there already takes both cards away and ends the search.'

/** The loot sanctuaries and what they are called. */
const SANCTUARIES: Readonly<Record<string, string>> = {
  'cetacean-graveyard': 'Cetacean Graveyard',
  'abandoned-convoy': 'Abandoned Convoy',
  megalodon: 'Megalodon',
  battlefield: 'Battlefield',
}

export function isSanctuary(name: string): boolean {
  return name in SANCTUARIES
}

export const KRAKEN_LOCATION_TEXTS: Readonly<Record<string, LocationWords>> = {
  'gambling-den': {
    title: 'Gambling Den',
    text: '5 points, and 2 for each of your smugglers.',
  },
  'krakens-lair': {
    title: 'Kraken’s Lair',
    text: '15 points, and 3 less for each nebulis you have.',
  },
  ...Object.fromEntries(
    Object.entries(SANCTUARIES).map(([name, title]) => [name, { title, text: SANCTUARY }]),
  ),
}
