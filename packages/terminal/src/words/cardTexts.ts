// What the cards do, in our own words, by the engine's names.
import {
  KRAKEN_LOCATION_TEXTS,
  KRAKEN_LORD_TEXTS,
  LEVIATHAN_LORD_TEXTS,
  type LocationWords,
} from './expansionTexts.ts'
import type { TableRules } from './options.ts'

/** What each lord does. */
export const LORD_TEXTS: Readonly<Record<string, string>> = {
  // Soldiers
  recruiter: 'Your opponents pay 2 strength more for every lord.',
  jailer: 'When you recruit it: each opponent discards an ally of their choice from hand.',
  seeker: 'When you recruit it: each opponent loses 2 pearls.',
  assassin:
    'When you recruit it: for each opponent you choose one of their free lords. It is disabled: ' +
    'no power and no key for the rest of the game. Its influence still counts.',
  commander:
    'When you recruit it, and at the end of each of their own turns, your opponents discard down ' +
    'to 6 allies in hand.',
  tamer:
    'An opponent who fights a monster is rewarded as if the threat stood one space earlier. The ' +
    'first space stays the first.',
  hunter:
    'When you recruit it: you take a monster token at random from an opponent of your choice.',

  // Merchants
  'ship-master':
    'Whenever you end an exploration: 1 pearl for each different race among the allies that go ' +
    'to the council.',
  trader: 'When you recruit it: 3 pearls.',
  peddler: 'When you recruit it: 2 pearls.',
  landlord: 'When you recruit it: 1 pearl. At the start of each of your turns: 1 pearl more.',
  slaver: 'Once in each of your turns: discard an ally from hand for 2 pearls.',
  shopkeeper: 'When you recruit it: 1 pearl.',

  // Mages
  shaman: 'The powers of soldiers do not touch you.',
  invoker: 'When you recruit it: you take another whole turn right after this one.',
  apprentice: 'When you recruit it: you take all cards of a council stack of your choice.',
  oracle:
    'Once in each of your turns: put a council stack of your choice on the discard pile, unseen.',
  alchemist: 'When you request support, you may take a second stack of the council.',
  illusionist:
    'When you recruit it: you may exchange one of your locations for an available one. The lords ' +
    'under it move to the new one.',
  'master-of-magic':
    'From the next lord on, you affiliate any ally that you paid, not only the weakest.',

  // Politicians
  opportunist:
    'Once in each of your turns: remove a lord of the court from the game. The top lord of the ' +
    'deck takes its place.',
  corruptor:
    'When you recruit it: you may recruit a second lord of the court for 5 pearls, whatever its ' +
    'cost. No ally is affiliated for it.',
  traitor:
    'When you recruit it: you may remove another of your free lords from the game and take any ' +
    'lord of the court for it, without paying.',
  diplomat:
    'You pay for lords with allies of any races: the required race is lifted, the number of ' +
    'races is not.',
  treasurer: 'You pay 2 strength less for every lord.',
  schemer:
    'When you recruit it: you may remove another of your free lords from the game and take the ' +
    'top lord of the deck for it, without paying.',

  // Farmers
  keeper: 'No power, but a key.',
  reaper: 'No power, but a key.',
  shepherd: 'No power, but a key.',
  miller: 'No power and no key: all influence.',
  aquaculturalist: 'No power and no key: all influence.',
  landowner: 'No power and no key: all influence.',

  // Ambassadors
  sage:
    'When you recruit it: draw 2 locations and control one of them at once, for no keys. The Sage ' +
    'goes under it; the other location is available to all.',
  hermit:
    'When you recruit it: draw 1 location and control it at once, for no keys. The Hermit goes ' +
    'under it.',
  elder:
    'When you recruit it: draw 3 locations and control one of them at once, for no keys. The ' +
    'Elder goes under it; the other locations are available to all.',

  ...KRAKEN_LORD_TEXTS,
  ...LEVIATHAN_LORD_TEXTS,
}

/** What each location is called, and what it is worth at the end of the game. */
export const LOCATION_TEXTS: Readonly<Record<string, LocationWords>> = {
  'sargasso-silos': {
    title: 'Sargasso Silos',
    text: '5 points, and 2 for each of your farmers.',
  },
  'hydrozoa-reserves': {
    title: 'Hydrozoa Reserves',
    text: '6 points, and 2 for each of your mages.',
  },
  sanctuary: {
    title: 'The Sanctuary',
    text: '4 points, and 3 for each jellyfish affiliated to you.',
  },
  parliament: {
    title: 'Parliament',
    text: '6 points, and 2 for each of your politicians.',
  },
  barracks: {
    title: 'The Barracks',
    text: '7 points, and 2 for each of your soldiers.',
  },
  dockworks: {
    title: 'The Dockworks',
    text: '5 points, and 2 for each of your merchants.',
  },
  'sargasso-fields': {
    title: 'Sargasso Fields',
    text: '3 points, and 3 for each seahorse affiliated to you.',
  },
  abyss: {
    title: 'The Abyss',
    text: '2 points for each different guild among your lords.',
  },
  'city-of-mirrors': {
    title: 'City of Mirrors',
    text:
      'As much as the best location of any opponent would be worth to you, counted with your own ' +
      'lords and allies. It does not copy another City of Mirrors.',
  },
  'black-smokers': {
    title: 'The Black Smokers',
    text:
      'Nothing if you keep it. When you take it, you look through the location deck and may ' +
      'exchange it for any location there.',
  },
  'oceanic-senate-assembly': {
    title: 'Oceanic Senate Assembly',
    text: '4 points, and 3 for each squid affiliated to you.',
  },
  depths: {
    title: 'The Depths',
    text: 'Twice the influence of your least influential lord.',
  },
  'throne-room': {
    title: 'The Throne Room',
    text: 'The influence of your most influential lord, once more.',
  },
  jail: {
    title: 'The Jail',
    text: '15 points, and 1 less for each of your lords.',
  },
  chasm: {
    title: 'The Chasm',
    text: '5 points, and 3 for each crab affiliated to you.',
  },
  'closed-tower': {
    title: 'The Closed Tower',
    text: '3 points for each of your lords with a printed key.',
  },
  'lost-tower': {
    title: 'The Lost Tower',
    text: '3 points for each of your lords without a printed key.',
  },
  'chamber-of-allies': {
    title: 'Chamber of Allies',
    text: '3 points, and the strength of your weakest affiliated ally of each race.',
  },
  'nest-of-giant-clams': {
    title: 'Nest of Giant Clams',
    text: '3 points, and 3 for each shellfish affiliated to you.',
  },
  'coral-barrier': {
    title: 'Coral Barrier',
    text: '20 points, and 1 less for each ally affiliated to you.',
  },
  ...KRAKEN_LOCATION_TEXTS,
}

/** What some tables play differently, by card. */
interface TableNote {
  readonly card: string
  readonly when: (table: TableRules) => boolean
  readonly text: string
}

export const TABLE_NOTES: readonly TableNote[] = [
  {
    card: 'commander',
    when: ({ options }) => options.commanderTiming === 'after-purchase-too',
    text: 'At this table also right after they buy an ally.',
  },
  {
    card: 'alchemist',
    when: ({ options }) => options.alchemistSecondStack === 'must-take',
    text: 'At this table the second stack must be taken.',
  },
  {
    card: 'black-smokers',
    when: ({ options }) => options.blackSmokers === 'must-exchange',
    text: 'At this table it must be exchanged, and leaves the game.',
  },
  {
    card: 'closed-tower',
    when: ({ options }) => options.ambassadorKeys === 'three',
    text: 'At this table ambassadors count as lords with a key.',
  },
  {
    card: 'lost-tower',
    when: ({ options }) => options.ambassadorKeys === 'three',
    text: 'At this table ambassadors count as lords with a key.',
  },
  {
    card: 'hunter',
    when: ({ expansions }) => expansions.includes('leviathan'),
    text: 'You name the pile that the token was drawn from.',
  },
  {
    card: 'abyss',
    when: ({ expansions, options }) =>
      expansions.includes('kraken') && options.abyssGuilds === 'with-ambassadors',
    text: 'At this table smugglers and ambassadors count as one guild.',
  },
  {
    card: 'border-guard',
    when: ({ options }) => options.shamanStopsBorderGuard === 'no',
    text: 'At this table the Shaman does not protect from it.',
  },
]
