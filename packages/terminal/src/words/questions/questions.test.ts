import { asked, Game, legal } from '@hadal/engine'
import { expect, test } from 'vitest'
import { NAMES, playByChance } from '../../../test/games.ts'
import { sceneAt } from '../../board/scene.ts'
import { choicesOf } from '../../table/choices.ts'
import { QUESTIONS, wordsFor } from './questions.ts'

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
  expect(names.length).toBeGreaterThan(20)
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(names.toSorted())
})

test('whatever is asked, choices are in words, and no two are the same', () => {
  const problems = new Set<string>()
  const met = new Set<string>()
  let number = 0
  playByChance(40, (session, seat) => {
    // Rare questions are looked at whenever they come, the others now and then.
    const name = asked(session.table.game)?.question.name ?? ''
    if (met.has(name) && number++ % 61 > 0) return
    const { table } = session
    const scene = sceneAt(table, seat, NAMES, true)
    const { asked: question } = scene.seen
    if (question === undefined) return
    met.add(question.question)
    const labels = choicesOf(scene, question, legal(table).toArray()).map(({ label }) => label)
    const sentence = wordsFor(question).ask(scene, question)
    if (!/^[A-Z].*[.?]$/.test(sentence)) problems.add(sentence)
    for (const label of labels)
      if (label === '' || /undefined|NaN/.test(label + sentence))
        problems.add(`${question.question}: ${label}`)
    if (new Set(labels).size < labels.length) problems.add(`${question.question}: ${labels}`)
  })
  expect([...problems]).toEqual([])
  expect(met.size).toBeGreaterThan(45)
})
