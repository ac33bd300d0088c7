import { asked, Game, lords, PLOT, SETTLE, type Seat, USE_POWER } from '@hadal/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { at } from '../at.ts'
import { LANGUAGES, speak } from '../messages.ts'
import type { Scene } from '../scene.ts'
import { BROKEN, isForeign, NAMES, type Position, playByChance } from '../testing/texts.ts'
import type { Target } from './book.ts'
import { ask, sayChoice, targetOf, turnHeadline, waiting } from './index.ts'
import { QUESTIONS } from './words.ts'

let found: Position[] | undefined

/** Positions of all kinds: rare questions whenever they come, the others now and then. */
function positions(): readonly Position[] {
  found ??= findPositions()
  return found
}

function findPositions(): Position[] {
  const list: Position[] = []
  const met = new Map<string, number>()
  playByChance(6, (name, position) => {
    const times = met.get(name) ?? 0
    met.set(name, times + 1)
    if (times < 12 || times % 97 === 0) list.push(position())
  })
  // Five pearls at the right time: chance hardly ever comes to that.
  const bribe = list.find(({ question }) => question.name === 'recruit a second lord')
  const name = 'pay for the second lord'
  const decisions = [SETTLE, SETTLE + 1, SETTLE + 2]
  if (bribe) list.push({ ...bribe, question: { ...bribe.question, name, a: 0, decisions } })
  return list
}

/** The names of all questions the engine can ask: it tells which by a number on the agenda. */
function questionsOfTheEngine(): string[] {
  const game = new Game()
  game.agendaSize = 1
  const names: string[] = []
  for (let id = 0; id < 256; id++) {
    game.agenda[0] = id
    try {
      const name = asked(game)?.question.name
      if (name !== undefined) names.push(name)
    } catch {
      // A step, or no number at all: nobody is asked.
    }
  }
  return names
}

test('every question of the engine has words, and all words a question', () => {
  const names = questionsOfTheEngine()
  expect(names.length).toBeGreaterThan(50)
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(names.toSorted())
})

test('games by chance ask everything', () => {
  const met = new Set(positions().map(({ question }) => question.name))
  expect(Object.keys(QUESTIONS).filter((name) => !met.has(name))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))
  const isBad = (text: string | undefined): boolean =>
    text !== undefined && (text === '' || BROKEN.test(text) || isForeign(language, text))

  test('whatever is asked, the question is a sentence, and so is what helps', () => {
    const problems = new Set<string>()
    for (const { scene, question } of positions()) {
      const { title, help } = ask(scene, question)
      if (isBad(title) || isBad(help) || !/[.?]$/.test(title) || !/[.]$/.test(help ?? '.'))
        problems.add(`${question.name}: ${title} | ${help}`)
    }
    expect([...problems]).toEqual([])
  })

  test('every choice has words, and no two of a question are the same', () => {
    const problems = new Set<string>()
    for (const { scene, question } of positions()) {
      const said = question.decisions.map((decision) => sayChoice(scene, question, decision))
      for (const { label, sub } of said)
        if (isBad(label) || isBad(sub)) problems.add(`${question.name}: ${label} | ${sub}`)
      const different = new Set(said.map(({ label, sub }) => `${label} | ${sub ?? ''}`))
      if (different.size < said.length) problems.add(`${question.name}: ${[...different]}`)
    }
    expect([...problems]).toEqual([])
  })

  test('whom the table waits for is said to everybody, and what happens in the turn', () => {
    const problems = new Set<string>()
    for (const { scene, question } of positions())
      for (const you of [...scene.view.seats.keys(), undefined]) {
        const eyes: Scene = { ...scene, you }
        for (const text of [waiting(eyes, [question.seat]), turnHeadline(eyes)])
          if (isBad(text)) problems.add(`${question.name}: ${text}`)
      }
    expect([...problems]).toEqual([])
  })
})

/** Whether something lies where a choice says it does. */
function isThere({ view }: Scene, seat: Seat, target: Target): boolean {
  const own = at(view.seats, seat)
  switch (target.zone) {
    case 'court':
      return view.court.includes(target.lord)
    case 'council':
      return target.race in view.councilSize
    case 'locations':
      return [...view.locationsAvailable, ...view.locationsDrawn, ...own.locations].includes(
        target.location,
      )
    case 'location-deck':
      return ![
        ...view.locationsAvailable,
        ...view.locationsDrawn,
        ...view.seats.flatMap(({ locations }) => locations),
      ].includes(target.location)
    case 'hand':
      return at(own.hand ?? [], target.kind) > 0
    case 'border':
      return target.space in view.border
    case 'seat':
      return target.seat !== seat && target.seat in view.seats
    case 'lord':
      return view.seats.some((them) => them.lords.some(({ lord }) => lord === target.lord))
    case 'affiliated':
      return at(own.affiliated, target.kind) > 0
    case 'question':
      return true
  }
}

test('what a choice points at lies on the table', () => {
  const lost = new Set<string>()
  const zones = new Set<string>()
  for (const { scene, question } of positions())
    for (const decision of question.decisions) {
      const target = targetOf(question, decision)
      zones.add(target.zone)
      if (!isThere(scene, question.seat, target))
        lost.add(`${question.name}: ${JSON.stringify(target)}`)
    }
  expect([...lost]).toEqual([])
  expect(zones.size).toBe(10)
})

test('choices of one question point at different things, but for the two piles of tokens', () => {
  const doubled = new Set<string>()
  for (const { question } of positions()) {
    const targets = question.decisions
      .map((decision) => targetOf(question, decision))
      .filter(({ zone }) => zone !== 'question')
      .map((target) => JSON.stringify(target))
    if (new Set(targets).size < targets.length) doubled.add(question.name)
  }
  expect([...doubled].filter((name) => name !== 'choose whom to rob of a token')).toEqual([])
})

/** A position with a question of a name. */
function positionOf(name: string, isSuch: (position: Position) => boolean = () => true): Position {
  const position = positions().find((one) => one.question.name === name && isSuch(one))
  if (position === undefined) throw new Error(`nobody was asked: ${name}`)
  return position
}

test('an offer says what, from whom and for how much', async () => {
  const { scene, question } = positionOf('buy the ally')
  const view = {
    ...scene.view,
    depths: [2 * 9 + 4],
    sold: 1,
    turnSeat: question.seat === 1 ? 0 : 1,
  }
  const seats = view.seats.map((seat) => ({ ...seat, pearls: 3, nebulis: 0 }))
  const offer: Scene = { ...scene, view: { ...view, seats } }
  await speak('en')
  const seller = NAMES[view.turnSeat]
  expect(ask(offer, question)).toEqual({
    title: `Buy seahorse 3 from ${seller} for 2 pearls?`,
    help: `You would keep 1 pearl. If nobody buys, ${seller} may take it for free.`,
  })
  expect(ask(offer, { ...question, ahead: true }).help).toMatch(/sealed/)
  expect(sayChoice(offer, question, 0)).toEqual({ label: 'Buy for 2 pearls' })
  await speak('uk')
  expect(ask(offer, question).title).toBe('Купити морського коника 3 за 2 перлини?')
  const first = { ...offer, view: { ...offer.view, sold: 0 } }
  expect(ask(first, question).title).toBe('Купити морського коника 3 за 1 перлину?')
})

test('a turn says why there is no plotting', async () => {
  await speak('en')
  const { scene, question } = positionOf('take your turn')
  const without = { ...question, decisions: question.decisions.filter((one) => one !== PLOT) }
  const poor = scene.view.seats.map((seat) => ({ ...seat, pearls: 0 }))
  const rich = scene.view.seats.map((seat) => ({ ...seat, pearls: 2 }))
  const helpWith = (seats: typeof poor, lordDeckSize: number): string | undefined =>
    ask({ ...scene, view: { ...scene.view, seats, lordDeckSize } }, without).help
  expect(helpWith(poor, 9)).toBe('No plotting now: you have no pearl.')
  expect(helpWith(rich, 9)).toBe('No plotting now: the court is full.')
  expect(helpWith(rich, 0)).toBe('No plotting now: no lord is left in the deck.')
})

test('a power is offered with what it does, and a sentinel as a plain button', async () => {
  await speak('en')
  const { scene, question } = positionOf('take your turn')
  const slaver = USE_POWER + lords.findIndex(({ name }) => name === 'slaver')
  const watcher = USE_POWER + lords.findIndex(({ name }) => name === 'watcher')
  expect(sayChoice(scene, question, slaver)).toEqual({
    label: 'Use the Slaver',
    sub: 'Discard 1 ally: gain 2 pearls',
  })
  expect(targetOf(question, slaver)).toEqual({ zone: 'lord', lord: slaver - USE_POWER })
  expect(sayChoice(scene, question, watcher).label).toBe('Place the Watcher’s sentinel')
  expect(targetOf(question, watcher)).toEqual({ zone: 'question' })
})

test('several who may buy are waited for together', async () => {
  const { scene } = positionOf('buy the ally', (one) => one.scene.names.length > 2)
  const offer: Scene = { ...scene, you: undefined, view: { ...scene.view, depths: [9 + 8] } }
  await speak('en')
  expect(waiting(offer, [0, 1])).toBe('Олена and Тарас may buy crab 5')
  await speak('uk')
  expect(waiting(offer, [0])).toBe('Олена вирішує, чи купити краба 5')
  expect(waiting(offer, [0, 1])).toBe('Олена і Тарас вирішують, чи купити краба 5')
  expect(waiting({ ...offer, you: 1 }, [1])).toBe('Ви вирішуєте, чи купити краба 5')
  expect(waiting({ ...offer, you: 0 }, [0, 1])).toBe('Ви і Тарас вирішуєте, чи купити краба 5')
  expect(waiting({ ...offer, you: 1 }, [0, 1])).toBe('Олена і ви вирішуєте, чи купити краба 5')
})

test('a headline says whose turn it is and what happens in it', async () => {
  await speak('en')
  const { scene, question } = positionOf('take your turn')
  expect(turnHeadline(scene)).toBe('Your turn')
  const rival = at(scene.names, question.seat)
  expect(turnHeadline({ ...scene, you: undefined })).toBe(`${rival}’s turn`)
  const deep = positionOf('take the ally or explore on')
  expect(turnHeadline(deep.scene)).toBe('You explore')
  const offered = positionOf('buy the ally')
  const explorer = at(offered.scene.names, offered.scene.view.turnSeat)
  expect(turnHeadline(offered.scene)).toBe(`${explorer} explores`)
  const keys = positionOf('control a location')
  expect(turnHeadline(keys.scene)).toBe('The third key')
})
