import { expect, test } from 'vitest'
import { scripted } from './chance.ts'
import { createTable, Kernel, type Position, type Words } from './kernel.ts'

/** A game about nothing: a number, and questions about it. */
class Toy implements Position {
  readonly agenda = new Uint8Array(16)
  agendaSize = 0
  readonly said: string[] = []
  tired = false
}

const words: Words = { say: String, read: Number }

function toy() {
  const kernel = new Kernel<Toy, never>()
  const choice = kernel.question('choice', {
    words,
    options(_game, _me, out, first) {
      out.add(first)
      out.add(first + 1)
    },
    answer({ game }, me, decision) {
      game.said.push(`${me}:${decision}`)
    },
  })
  const forced = kernel.question('forced', {
    words,
    options: (_game, _me, out) => out.add(9),
    answer: ({ game }, me, decision) => game.said.push(`${me}:${decision}`),
  })
  const moot = kernel.question('moot', {
    words,
    options: () => {},
    answer: ({ game }) => game.said.push('never'),
  })
  const step = kernel.step('step', ({ game }, me, a, b) => game.said.push(`step ${me} ${a} ${b}`))
  const table = createTable<Toy, never>(new Toy(), scripted([]))
  return { kernel, table, game: table.game, choice, forced, moot, step }
}

test('what is asked last is settled first; steps run by themselves', () => {
  const { kernel, table, game, choice, step } = toy()
  kernel.ask(game, choice, 1, 5)
  kernel.ask(game, step, 0, 2, 3)
  kernel.settle(table)
  expect(game.said).toEqual(['step 0 2 3'])
  expect(kernel.asked(game)).toMatchObject({ seat: 1, a: 5, b: 0 })
  expect(kernel.legal(table).toArray()).toEqual([5, 6])
})

test('a moot question vanishes and a forced one is answered', () => {
  const { kernel, table, game, choice, forced, moot } = toy()
  kernel.ask(game, choice, 0, 1)
  kernel.ask(game, forced, 2)
  kernel.ask(game, moot, 0)
  kernel.settle(table)
  expect(game.said).toEqual(['2:9'])
  kernel.play(table, 2)
  expect(game.said).toEqual(['2:9', '0:2'])
  expect(kernel.seatAsked(game)).toBe(-1)
  expect(kernel.legal(table).size).toBe(0)
})

test('a question that is always asked is asked even if it has one answer only', () => {
  const { kernel, table, game } = toy()
  const opening = kernel.question('opening', {
    words,
    alwaysAsked: true,
    options: (_game, _me, out) => out.add(1),
    answer: () => {},
  })
  kernel.ask(game, opening, 0)
  kernel.settle(table)
  expect(kernel.asked(game)?.question.name).toBe('opening')
})

test('an interrupt leaves the question on the agenda, and is not offered where nothing may come between', () => {
  const { kernel, table, game, forced } = toy()
  kernel.interruptWith({
    from: 100,
    words,
    add(state, _asked, out) {
      if (!state.tired) out.add(100)
    },
    run({ game: state }) {
      state.tired = true
      state.said.push('interrupted')
    },
  })
  const whole = kernel.question('whole', { ...forced, unbroken: 'always' })
  const begun = kernel.question('begun', { ...forced, unbroken: 'once-begun' })
  kernel.ask(game, forced, 0)
  kernel.ask(game, begun, 0, 0, 1)
  kernel.ask(game, whole, 0)
  kernel.settle(table)
  expect(game.said).toEqual(['0:9', '0:9'])
  expect(kernel.legal(table).toArray()).toEqual([9, 100])
  kernel.play(table, 100)
  expect(game.said).toEqual(['0:9', '0:9', 'interrupted', '0:9'])
})

test('an agenda that is full says so instead of forgetting a question', () => {
  const { kernel, game, choice } = toy()
  for (let i = 0; i < 4; i++) kernel.ask(game, choice, 0)
  expect(() => kernel.ask(game, choice, 0)).toThrow('the agenda is full')
})
