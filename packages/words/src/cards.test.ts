import { KIND_NAMES, MONSTER, RACE_NAMES, Race } from '@hadal/engine'
import { beforeEach, expect, test } from 'vitest'
import {
  capital,
  kindRule,
  list,
  raceLetter,
  raceNeeded,
  racePlural,
  racePluralBreakable,
  raceShort,
  raceStack,
  sayAllies,
  sayCard,
  sayCards,
  sayChange,
  sayHealth,
  sayKeys,
  sayKeyTokens,
  sayKind,
  sayKinds,
  sayLeviathans,
  sayLocations,
  sayLords,
  sayMonsterTokens,
  sayNebulis,
  sayNumber,
  sayOfRace,
  sayPearls,
  sayPoints,
  sayRaces,
  sayStacks,
  sayTokens,
  sayTurns,
  sayWounds,
} from './cards.ts'
import { speak } from './messages.ts'

function kinds(names: string): number[] {
  return names.split(' ').map((name) => KIND_NAMES.indexOf(name))
}

const COUNTERS = [
  sayPearls,
  sayNebulis,
  sayKeys,
  sayKeyTokens,
  sayMonsterTokens,
  sayTokens,
  sayWounds,
  sayCards,
  sayAllies,
  sayLords,
  sayLocations,
  sayLeviathans,
  sayRaces,
  sayStacks,
  sayHealth,
  sayPoints,
  sayTurns,
]

beforeEach(() => speak('en'))

test('every race has a letter of its own', () => {
  const letters = RACE_NAMES.map((_, race) => raceLetter(race))
  expect(new Set(letters).size).toBe(RACE_NAMES.length)
  expect(letters.filter((letter) => !/^\p{Lu}$/u.test(letter))).toEqual([])
})

test('a card is named by race and strength', async () => {
  expect(kinds('jellyfish5 crab2p monster').map(sayKind)).toEqual([
    'jellyfish 5',
    'crab 2',
    'monster',
  ])
  await speak('uk')
  expect(kinds('seahorse5 monster').map(sayKind)).toEqual(['морський коник 5', 'чудовисько'])
})

test('the whole card says what an ally can do in a fight', async () => {
  expect(kinds('crab2 crab2p crab4d').map(sayCard)).toEqual([
    'crab 2',
    'crab 2 (pearls)',
    'crab 4 (two dice)',
  ])
  expect(sayCard(MONSTER)).toBe('monster')
})

test('allies with an effect and krakens have a rule, others none', () => {
  expect(kinds('crab2 monster').map(kindRule)).toEqual([undefined, undefined])
  const [pearls, dice, kraken] = kinds('crab2p crab4d kraken4').map(kindRule)
  expect(pearls).toContain('+1 to the attack')
  expect(dice).toContain('two dice')
  // K2.2
  expect(kraken).toContain('3 nebulis')
})

test('several cards are listed by race, the strongest first, equal ones counted', async () => {
  expect(sayKinds(kinds('squid2 crab1 crab5 squid2'))).toBe('crab 5, crab 1 and 2 × squid 2')
  expect(sayKinds(kinds('monster crab1'))).toBe('crab 1 and monster')
  expect(sayKinds([])).toBe('')
  await speak('uk')
  expect(sayKinds(kinds('crab3 jellyfish3'))).toBe('медуза 3 і краб 3')
})

test('cards that differ only in a fight are one, unless they are said in whole', () => {
  expect(sayKinds(kinds('crab2 crab2p'))).toBe('2 × crab 2')
  expect(sayKinds(kinds('crab2 crab2p'), sayCard)).toBe('crab 2 (pearls) and crab 2')
})

test('races bend with the sentence', async () => {
  await speak('uk')
  expect(racePlural(Race.Jellyfish)).toBe('медузи')
  expect(raceNeeded(Race.Seahorse)).toBe('коника')
  expect(raceShort(Race.Seahorse)).toBe('коник')
  expect(raceStack(Race.Squid)).toBe('стос кальмарів')
  expect([1, 3, 5, 11, 22].map((count) => sayOfRace(Race.Crab, count))).toEqual([
    '1 краб',
    '3 краби',
    '5 крабів',
    '11 крабів',
    '22 краби',
  ])
})

test('English has one and many', () => {
  expect(COUNTERS.map((say) => `${say(1)}, ${say(0)}`)).toEqual([
    '1 pearl, 0 pearls',
    '1 nebulis, 0 nebulis',
    '1 key, 0 keys',
    '1 key token, 0 key tokens',
    '1 monster token, 0 monster tokens',
    '1 token, 0 tokens',
    '1 wound, 0 wounds',
    '1 card, 0 cards',
    '1 ally, 0 allies',
    '1 lord, 0 lords',
    '1 location, 0 locations',
    '1 leviathan, 0 leviathans',
    '1 race, 0 races',
    '1 stack, 0 stacks',
    '1 health point, 0 health points',
    '1 point, 0 points',
    '1 turn, 0 turns',
  ])
})

test('Ukrainian has one, few and many', async () => {
  await speak('uk')
  expect(COUNTERS.map((say) => `${say(1)}, ${say(2)}, ${say(5)}`)).toEqual([
    '1 перлина, 2 перлини, 5 перлин',
    '1 небуліс, 2 небуліси, 5 небулісів',
    '1 ключ, 2 ключі, 5 ключів',
    '1 жетон ключа, 2 жетони ключів, 5 жетонів ключів',
    '1 жетон чудовиська, 2 жетони чудовиськ, 5 жетонів чудовиськ',
    '1 жетон, 2 жетони, 5 жетонів',
    '1 поранення, 2 поранення, 5 поранень',
    '1 карта, 2 карти, 5 карт',
    '1 союзник, 2 союзники, 5 союзників',
    '1 лорд, 2 лорди, 5 лордів',
    '1 місцина, 2 місцини, 5 місцин',
    '1 левіафан, 2 левіафани, 5 левіафанів',
    '1 раса, 2 раси, 5 рас',
    '1 стос, 2 стоси, 5 стосів',
    '1 очко здоров’я, 2 очки здоров’я, 5 очок здоров’я',
    '1 очко, 2 очки, 5 очок',
    '1 хід, 2 ходи, 5 ходів',
  ])
})

test.each(['uk', 'ru'] as const)('%s counts 11 as many, 21 as one, 22 as few', async (language) => {
  await speak(language)
  const like = (say: (count: number) => string, count: number, other: number): boolean =>
    say(count) === say(other).replace(/\d+/, String(count))
  const wrong = COUNTERS.filter(
    (say) => !(like(say, 0, 5) && like(say, 11, 5) && like(say, 21, 1) && like(say, 22, 2)),
  )
  expect(wrong).toEqual([])
})

test('Russian has one, few and many', async () => {
  await speak('ru')
  expect(COUNTERS.map((say) => `${say(1)}, ${say(2)}, ${say(5)}`)).toEqual([
    '1 жемчужина, 2 жемчужины, 5 жемчужин',
    '1 небулис, 2 небулиса, 5 небулисов',
    '1 ключ, 2 ключа, 5 ключей',
    '1 жетон ключа, 2 жетона ключей, 5 жетонов ключей',
    '1 жетон чудовища, 2 жетона чудовищ, 5 жетонов чудовищ',
    '1 жетон, 2 жетона, 5 жетонов',
    '1 рана, 2 раны, 5 ран',
    '1 карта, 2 карты, 5 карт',
    '1 союзник, 2 союзника, 5 союзников',
    '1 лорд, 2 лорда, 5 лордов',
    '1 локация, 2 локации, 5 локаций',
    '1 левиафан, 2 левиафана, 5 левиафанов',
    '1 раса, 2 расы, 5 рас',
    '1 отряд, 2 отряда, 5 отрядов',
    '1 очко здоровья, 2 очка здоровья, 5 очков здоровья',
    '1 очко, 2 очка, 5 очков',
    '1 ход, 2 хода, 5 ходов',
  ])
})

test('Czech has one, two to four, and more', async () => {
  await speak('cs')
  expect([1, 2, 4, 5, 21, 22].map(sayPearls)).toEqual([
    '1 perla',
    '2 perly',
    '4 perly',
    '5 perel',
    '21 perel',
    '22 perel',
  ])
  expect([1, 3, 5].map(sayLords)).toEqual(['1 vládce', '3 vládci', '5 vládců'])
  expect([1, 2, 5].map((count) => sayOfRace(Race.Squid, count))).toEqual([
    '1 chobotnice',
    '2 chobotnice',
    '5 chobotnic',
  ])
})

test('French counts none as one', async () => {
  await speak('fr')
  expect([0, 1, 2].map(sayPearls)).toEqual(['0 perle', '1 perle', '2 perles'])
  expect([0, 1, 2].map(sayLocations)).toEqual(['0 lieu', '1 lieu', '2 lieux'])
})

test('names of races are whole words', async () => {
  await speak('fr')
  expect(racePlural(Race.Seahorse)).toBe('hippocampes')
  expect(racePluralBreakable(Race.Seahorse)).toBe('hippo\u00adcampes')
})

test('numbers below none have a proper minus', () => {
  expect(sayPoints(-1)).toBe('−1 point')
  expect(sayNumber(-3)).toBe('−3')
  expect([2, 0, -2].map(sayChange)).toEqual(['+2', '0', '−2'])
})

test('lists end with a word', async () => {
  expect(list(['a', 'b', 'c'])).toBe('a, b and c')
  expect(list(['a', 'b'], 'or')).toBe('a or b')
  await speak('uk')
  expect(list(['а', 'б', 'в'])).toBe('а, б і в')
  expect(list(['а', 'б', 'в'], 'or')).toBe('а, б або в')
  await speak('ru')
  expect(list(['а', 'б', 'в'])).toBe('а, б и в')
  await speak('cs')
  expect(list(['a', 'b', 'c'])).toBe('a, b a\u00a0c')
  await speak('fr')
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b ou c')
})

test('a capital begins a sentence', async () => {
  await speak('uk')
  expect(capital('їжак')).toBe('Їжак')
})
