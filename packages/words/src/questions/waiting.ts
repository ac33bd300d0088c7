import type { Seat } from '@hadal/engine'
import { capital, list } from '../cards.ts'
import { m } from '../messages.ts'
import { cardObject } from '../objects.ts'
import type { Scene } from '../scene.ts'
import { sayWho, subject } from '../who.ts'
import type { Doing } from './book.ts'
import { lastCard } from './explore.ts'
import { wordsFor } from './words.ts'

type Somebody = Parameters<typeof m.question_waits_decides>[0]

/** What somebody does, as a sentence. */
const SENTENCES: Readonly<Record<Exclude<Doing, 'buys'>, (who: Somebody) => string>> = {
  turn: (who) => m.question_waits_turn(who),
  powers: (who) => m.question_waits_powers(who),
  explores: (who) => m.question_waits_explores(who),
  recruits: (who) => m.question_waits_recruits(who),
  council: (who) => m.question_waits_council(who),
  controls: (who) => m.question_waits_controls(who),
  rewarded: (who) => m.question_waits_rewarded(who),
  discards: (who) => m.question_waits_discards(who),
  fights: (who) => m.question_waits_fights(who),
  attacked: (who) => m.question_waits_attacked(who),
  tokens: (who) => m.question_waits_tokens(who),
  searches: (who) => m.question_waits_searches(who),
  reserves: (who) => m.question_waits_reserves(who),
  decides: (who) => m.question_waits_decides(who),
}

/** Whom the table waits for, and what they do: “Taras explores”. */
export function waiting(scene: Scene, seats: readonly Seat[]): string {
  const asked = scene.view.asked
  const [first] = seats
  if (asked === undefined || first === undefined) return m.question_waits_nobody()
  const { doing } = wordsFor(asked.question)
  if (doing === 'buys') return waitingForBuyers(scene, seats)
  if (seats.length > 1) return waitingForSeveral(scene, seats)
  return SENTENCES[doing](subject(scene, first))
}

function waitingForSeveral(scene: Scene, seats: readonly Seat[]): string {
  const names = namesOf(scene, seats)
  return isAmong(scene, seats)
    ? m.question_waits_you_and_others({ names })
    : m.question_waits_several({ names })
}

function waitingForBuyers(scene: Scene, seats: readonly Seat[]): string {
  const card = cardObject(lastCard(scene))
  const names = namesOf(scene, seats)
  if (!isAmong(scene, seats)) return m.question_waits_buys({ names, card, count: seats.length })
  return seats.length === 1
    ? m.question_waits_you_buy({ card })
    : m.question_waits_you_and_others_buy({ names, card })
}

const isAmong = ({ you }: Scene, seats: readonly Seat[]): boolean =>
  you !== undefined && seats.includes(you)

/** Names at the beginning of a sentence: a name is written as its owner wrote it, “you” with a capital. */
const namesOf = (scene: Scene, seats: readonly Seat[]): string =>
  list(
    seats.map((seat, place) => {
      const who = sayWho(scene, seat)
      return place === 0 && seat === scene.you ? capital(who) : who
    }),
  )

/** What is nobody's business in a headline: it is somebody's turn, that is all. */
const JUST_A_TURN: ReadonlySet<Doing> = new Set([
  'turn',
  'powers',
  'buys',
  'discards',
  'attacked',
  'decides',
])

/** Whose turn it is and what happens in it, in a few words: “Your turn”, “Taras explores”. */
export function turnHeadline(scene: Scene): string {
  const { asked, turnSeat, exploring } = scene.view
  if (asked === undefined) return m.question_headline_over()
  const owner = subject(scene, turnSeat)
  const { doing } = wordsFor(asked.question)
  const isOwnersBusiness = asked.seat === turnSeat
  if (isOwnersBusiness && turnSeat === scene.you && KEY_QUESTIONS.has(asked.question))
    return m.question_headline_key()
  if (isOwnersBusiness && doing !== 'buys' && !JUST_A_TURN.has(doing))
    return SENTENCES[doing](owner)
  return exploring ? SENTENCES.explores(owner) : m.question_headline_turn(owner)
}

/** B7.1: what three keys lead to. */
const KEY_QUESTIONS: ReadonlySet<string> = new Set(['control a location', 'spend keys'])
