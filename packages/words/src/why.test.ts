import { bots, type Reason, reasonFor, type Why } from '@hadal/bots'
import { KIND_NAMES, LeviathanToken, lords, Race, Zone } from '@hadal/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from './messages.ts'
import { BROKEN, isForeign, NAMES, playByChance } from './testing/texts.ts'
import { sayReason } from './why.ts'

const who = { names: NAMES, you: 0 }
const kind = KIND_NAMES.indexOf('crab5')
const lord = lords.findIndex(({ name }) => name === 'landowner')
const race = Race.Squid
const seat = 1
const reward = { pearls: 0, keys: 1, tokens: 1 }

const EVERY: { readonly [Which in Why]: Reason<Which> } = {
  'only-choice': { why: 'only-choice' },
  'best-of': { why: 'best-of', count: 5 },
  'ends-ahead': { why: 'ends-ahead' },
  'third-key': { why: 'third-key' },
  'one-more-key': { why: 'one-more-key', keys: 2 },
  'points-for-strength': { why: 'points-for-strength', points: 12, strength: 10 },
  'points-for-pearls': { why: 'points-for-pearls', points: 9, pearls: 5 },
  points: { why: 'points', points: 6 },
  'locations-gain': { why: 'locations-gain', points: 3 },
  'power-lasts': { why: 'power-lasts', lord },
  'power-now': { why: 'power-now', lord },
  'court-refilled': { why: 'court-refilled', pearls: 2 },
  'before-rival': { why: 'before-rival', lord, seat },
  'least-lord': { why: 'least-lord', lord },
  'lords-kept': { why: 'lords-kept' },
  'strikes-key': { why: 'strikes-key', lord, seat },
  'strikes-power': { why: 'strikes-power', lord, seat },
  'nothing-to-strike': { why: 'nothing-to-strike', seat },
  'power-used': { why: 'power-used', lord },
  'turn-done': { why: 'turn-done' },
  leader: { why: 'leader', seat },
  completes: { why: 'completes', lord },
  nearer: { why: 'nearer', lord },
  strong: { why: 'strong', kind },
  'first-of-race': { why: 'first-of-race', race },
  'last-points': { why: 'last-points', points: 1 },
  'ally-for-pearls': { why: 'ally-for-pearls', kind, pearls: 1 },
  'nebulis-used': { why: 'nebulis-used', nebulis: 1 },
  'kept-from': { why: 'kept-from', seat },
  'not-worth': { why: 'not-worth', kind, pearls: 3 },
  'pearls-for-lord': { why: 'pearls-for-lord', lord },
  'pearls-to-rival': { why: 'pearls-to-rival', seat },
  'pearls-kept': { why: 'pearls-kept', pearls: 5 },
  stack: { why: 'stack', count: 3, strength: 8 },
  'stack-unseen': { why: 'stack-unseen', count: 3 },
  'strength-lacking': { why: 'strength-lacking', lord, strength: 4 },
  'race-lacking': { why: 'race-lacking', lord, race },
  'allies-first': { why: 'allies-first' },
  'may-sell': { why: 'may-sell' },
  'monster-pays': { why: 'monster-pays', reward },
  'better-ahead': { why: 'better-ahead', percent: 80 },
  'little-ahead': { why: 'little-ahead', percent: 20 },
  'may-be-bought': { why: 'may-be-bought' },
  'last-space': { why: 'last-space' },
  'too-weak': { why: 'too-weak', kind },
  reward: { why: 'reward', reward },
  'reward-grows': { why: 'reward-grows' },
  'tokens-score': { why: 'tokens-score', tokens: 2 },
  'pearls-short': { why: 'pearls-short', pearls: 1 },
  'lords-in-reach': { why: 'lords-in-reach', percent: 60 },
  'more-lords': { why: 'more-lords' },
  'race-kept': { why: 'race-kept', race, lord },
  'race-asked': { why: 'race-asked', race, lord },
  'race-spare': { why: 'race-spare', race },
  'pays-exactly': { why: 'pays-exactly' },
  'saves-pearls': { why: 'saves-pearls', pearls: 2 },
  'spends-pearls': { why: 'spends-pearls', pearls: 2 },
  'spends-weak': { why: 'spends-weak', kind },
  'spends-few': { why: 'spends-few', kind },
  affiliates: { why: 'affiliates', kind, points: 2 },
  'affiliates-nothing': { why: 'affiliates-nothing' },
  weakest: { why: 'weakest', kind },
  'least-useful': { why: 'least-useful', kind },
  'costs-nothing': { why: 'costs-nothing', kind },
  sold: { why: 'sold', kind },
  'pearls-for-hand': { why: 'pearls-for-hand', pearls: 1 },
  'location-now': { why: 'location-now', location: 3, points: 14 },
  'location-grows': { why: 'location-grows', location: 3, points: 4, hoped: 12 },
  draws: { why: 'draws', count: 3 },
  'location-given': { why: 'location-given', location: 3, points: 2 },
  'locations-kept': { why: 'locations-kept' },
  'tokens-spent': { why: 'tokens-spent' },
  'kraken-mine': { why: 'kraken-mine', race },
  'kraken-theirs': { why: 'kraken-theirs', race },
  'nebulis-given': { why: 'nebulis-given', seat },
  reserves: { why: 'reserves', zone: Zone.Locations, target: 3 },
  'sentinel-waits': { why: 'sentinel-waits' },
  'search-on': { why: 'search-on', percent: 25 },
  'search-stops': { why: 'search-stops', percent: 75 },
  'race-hurts': { why: 'race-hurts', race },
  fight: { why: 'fight', leviathan: 2, percent: 67 },
  harms: { why: 'harms', leviathan: 2, tokens: 2 },
  slays: { why: 'slays', leviathan: 2 },
  'fight-poor': { why: 'fight-poor' },
  'attack-unlikely': { why: 'attack-unlikely', percent: 17 },
  'monster-ignored': { why: 'monster-ignored' },
  fighter: { why: 'fighter', kind, percent: 83 },
  'fighter-spare': { why: 'fighter-spare', kind, percent: 50 },
  'pearls-strike': { why: 'pearls-strike', pearls: 2 },
  'pearls-vain': { why: 'pearls-vain' },
  'tokens-pay': { why: 'tokens-pay' },
  reveals: { why: 'reveals', token: LeviathanToken.Key },
  'stack-may-grow': { why: 'stack-may-grow' },
  'most-at-risk': { why: 'most-at-risk', seat },
  'quiet-space': { why: 'quiet-space', percent: 8 },
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))
  const isSentence = (text: string): boolean =>
    /^[«„“\p{Lu}\d][^.]*\.$/u.test(text) && !BROKEN.test(text) && !isForeign(language, text)

  test('every reason is one sentence, and no two are the same', () => {
    const sentences = Object.values<Reason>(EVERY).map((reason) => sayReason(who, reason))
    expect(sentences.filter((text) => !isSentence(text))).toEqual([])
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('whatever is decided in a game, the reason is said', () => {
    const problems = new Set<string>()
    const said = new Set<string>()
    const greedy = bots.get('greedy')
    let number = 0
    playByChance(1, (_question, position) => {
      if (number++ % 29 > 0 || greedy === undefined) return
      const { scene, question } = position()
      const { decisions: legal } = question
      const choice = greedy.choose({ legal, view: () => scene.view, random: () => 0 })
      const reason = reasonFor(scene.view, legal, choice)
      said.add(reason.why)
      const text = sayReason({ ...scene, you: undefined }, reason)
      if (!isSentence(text)) problems.add(text)
    })
    expect([...problems]).toEqual([])
    expect(said.size).toBeGreaterThan(30)
  })
})

test('a rival is named, and whoever is told is meant by “you”', async () => {
  await speak('en')
  expect(sayReason(who, EVERY['before-rival'])).toBe('Тарас could pay for the Landowner too.')
  expect(sayReason({ ...who, you: seat }, EVERY['before-rival'])).toBe(
    'You could pay for the Landowner too.',
  )
})

test('cards and prices stand in the case that they need', async () => {
  await speak('uk')
  expect(sayReason(who, EVERY['ally-for-pearls'])).toBe('Краб 5 за 1 перлину.')
  expect(sayReason(who, EVERY['not-worth'])).toBe('3 перлини за краба 5 — забагато.')
  expect(sayReason(who, EVERY.affiliates)).toBe('Залучити краба 5 — це 2 очки.')
  await speak('ru')
  expect(sayReason(who, EVERY['not-worth'])).toBe('3 жемчужины за краба 5 — слишком много.')
  await speak('cs')
  expect(sayReason(who, EVERY['not-worth'])).toBe('3 perly za kraba 5 je příliš.')
})
