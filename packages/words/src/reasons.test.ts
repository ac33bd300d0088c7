import {
  type Choice,
  KIND_NAMES,
  locations,
  lords,
  type PaymentRefusal,
  type WhyNot,
  whyNot,
} from '@hadal/engine'
import type { Refused } from '@hadal/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from './messages.ts'
import {
  explainWhyNot,
  sayPaymentRefusal,
  sayRefusal,
  sayRefusedPayment,
  sayWhyNot,
} from './reasons.ts'
import { BROKEN, isForeign, NAMES, playByChance } from './testing/texts.ts'

const who = { names: NAMES, you: 0 }
const kind = (name: string): number => KIND_NAMES.indexOf(name)

type Every<Union extends { readonly reason: string }> = {
  readonly [Reason in Union['reason']]: Extract<Union, { readonly reason: Reason }>
}

const EVERY_WHY_NOT: Every<WhyNot> = {
  'game-over': { reason: 'game-over' },
  onlooker: { reason: 'onlooker' },
  'somebody-else-decides': { reason: 'somebody-else-decides', seat: 1 },
  'another-question': { reason: 'another-question', question: 'take your turn' },
  'not-at-court': { reason: 'not-at-court', lord: 3 },
  'race-missing': { reason: 'race-missing', race: 2 },
  'races-missing': { reason: 'races-missing', needed: 3, held: 2 },
  'strength-missing': { reason: 'strength-missing', cost: 12, most: 10, because: [0] },
  'stack-empty': { reason: 'stack-empty' },
  reserved: { reason: 'reserved', by: 1 },
  'not-available': { reason: 'not-available', owner: undefined },
  'keys-missing': { reason: 'keys-missing', needed: 3, held: 1 },
  'not-in-hand': { reason: 'not-in-hand' },
  'payment-has-no-use-for-it': { reason: 'payment-has-no-use-for-it' },
  'no-pearl': { reason: 'no-pearl' },
  'court-full': { reason: 'court-full' },
  'lord-deck-empty': { reason: 'lord-deck-empty' },
  'nothing-left-to-explore': { reason: 'nothing-left-to-explore' },
  'bought-already': { reason: 'bought-already' },
  'price-too-high': { reason: 'price-too-high', price: 2, purse: 1 },
}

const EVERY_PAYMENT_REFUSAL: Every<PaymentRefusal> = {
  'lord-not-at-court': { reason: 'lord-not-at-court', lord: 1 },
  'no-such-ally': { reason: 'no-such-ally', kind: kind('crab4d') },
  'wrong-number-of-races': { reason: 'wrong-number-of-races', needed: 3, offered: 2 },
  'required-race-missing': { reason: 'required-race-missing', race: 0 },
  'too-weak': { reason: 'too-weak', cost: 10, offered: 8, because: [] },
  'too-many-pearls': { reason: 'too-many-pearls', needed: 1, offered: 2 },
  'pearls-missing': { reason: 'pearls-missing', needed: 3, pearls: 1 },
  'superfluous-ally': { reason: 'superfluous-ally', kind: kind('jellyfish1') },
  'nebulis-not-allowed': { reason: 'nebulis-not-allowed', nebulis: 2, pearls: 0 },
}

const EVERY_OTHER: readonly Refused[] = [
  { reason: 'malformed', decision: 'x' },
  { reason: 'game-over' },
  { reason: 'somebody-else-decides', seat: 1 },
  { reason: 'not-offered', question: 'take your turn', decision: 3, why: undefined },
  { reason: 'not-offered', question: 'x', decision: 3, why: EVERY_WHY_NOT.reserved },
  { reason: 'nothing-decided' },
  { reason: 'luck' },
  { reason: 'revealed' },
  { reason: 'somebody-decided', seat: 1 },
  { reason: 'no-person-here' },
  { reason: 'nobody-left' },
  { reason: 'stale', version: 3 },
]

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))
  const isBad = (text: string): boolean =>
    text === '' || BROKEN.test(text) || isForeign(language, text)
  const isSentence = (text: string): boolean => /\.$/.test(text) && !isBad(text)

  test('every reason has a few words and a sentence, and no two are the same', () => {
    const reasons = Object.values<WhyNot>(EVERY_WHY_NOT)
    expect(reasons.filter((why) => isBad(sayWhyNot(who, why)))).toEqual([])
    expect(reasons.filter((why) => /\.$/.test(sayWhyNot(who, why)))).toEqual([])
    const sentences = reasons.map((why) => explainWhyNot(who, why))
    expect(sentences.filter((text) => !isSentence(text))).toEqual([])
    expect(new Set(sentences).size).toBe(reasons.length)
  })

  test('every refusal is a sentence', () => {
    const refusals = Object.values<PaymentRefusal>(EVERY_PAYMENT_REFUSAL)
    const sentences = [
      ...refusals.map((refusal) => sayPaymentRefusal(refusal)),
      ...EVERY_OTHER.map((refusal) => sayRefusal(who, refusal)),
    ]
    expect(sentences.filter((text) => !isSentence(text))).toEqual([])
    expect(refusals.map((refusal) => sayRefusal(who, refusal))).toEqual(
      refusals.map((refusal) => sayPaymentRefusal(refusal)),
    )
  })

  test('whatever cannot be chosen in a game, the reason is told', () => {
    const choices: readonly Choice[] = [
      ...lords.map(({ id }) => ({ lord: id })),
      ...locations.map(({ id }) => ({ location: id })),
      { stack: 1 },
      { ally: 4 },
      { action: 'plot' },
      { action: 'buy' },
    ]
    const problems = new Set<string>()
    const reasons = new Set<string>()
    let number = 0
    playByChance(1, (_question, position) => {
      if (number++ % 199 > 0) return
      const { scene } = position()
      for (const choice of choices) {
        const why = whyNot(scene.view, choice)
        if (why === undefined) continue
        reasons.add(why.reason)
        if (isBad(sayWhyNot(scene, why)) || !isSentence(explainWhyNot(scene, why)))
          problems.add(why.reason)
      }
    })
    expect([...problems]).toEqual([])
    expect(reasons.size).toBeGreaterThan(8)
  })
})

test('a few words under a card', async () => {
  await speak('en')
  expect(sayWhyNot(who, { reason: 'strength-missing', cost: 9, most: 8, because: [] })).toBe(
    '1 pearl short',
  )
  expect(sayWhyNot(who, EVERY_WHY_NOT['race-missing'])).toBe('Needs a seahorse')
  expect(sayWhyNot(who, EVERY_WHY_NOT.reserved)).toBe('Reserved: Тарас')
  await speak('uk')
  const short = (cost: number): string =>
    sayWhyNot(who, { reason: 'strength-missing', cost, most: 0, because: [] })
  expect([1, 2, 5, 21].map(short)).toEqual([
    'Бракує 1 перлини',
    'Бракує 2 перлин',
    'Бракує 5 перлин',
    'Бракує 21 перлини',
  ])
  expect(sayWhyNot(who, EVERY_WHY_NOT['race-missing'])).toBe('Бракує коника')
})

test('the lords that change a cost are named', async () => {
  await speak('en')
  const recruiter = lords.findIndex(({ name }) => name === 'recruiter')
  expect(
    explainWhyNot(who, { reason: 'strength-missing', cost: 12, most: 10, because: [recruiter] }),
  ).toBe(
    'It costs you 12 because of the Recruiter; the best payment with all your pearls comes to 10.',
  )
})

test('a payment is refused for what it is, or for the lord', async () => {
  await speak('en')
  expect(sayRefusedPayment(who, EVERY_PAYMENT_REFUSAL['required-race-missing'])).toBe(
    'The payment needs a jellyfish.',
  )
  expect(sayRefusedPayment(who, EVERY_WHY_NOT.reserved)).toBe(
    'A sentinel of Тарас lies on it: nobody else may take it.',
  )
})
