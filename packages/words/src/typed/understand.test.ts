import { beforeAll, describe, expect, test } from 'vitest'
import { numberedChoices } from '../board/choices.ts'
import { lordName } from '../lords.ts'
import { LANGUAGES, speak } from '../messages.ts'
import { rankPayments } from '../outlook/payments.ts'
import { BROKEN, isForeign, type Position, playByChance } from '../testing/texts.ts'
import { type CommandName, commandWord, helpOn } from './command.ts'
import { describeCard, describeRules, describeScore } from './describe.ts'
import { paymentsMeant, readShorthand } from './shorthand.ts'
import { explainTyped, understand } from './understand.ts'

const COMMANDS: readonly CommandName[] = [
  'help',
  'board',
  'log',
  'score',
  'rules',
  'card',
  'why',
  'undo',
  'save',
  'load',
  'language',
  'quit',
]

/** Positions of all kinds: one for each question, and for each box of the game. */
function positions(): readonly Position[] {
  const found = new Map<string, Position>()
  playByChance(1, (question, position) => {
    if (found.has(question)) return
    const met = position()
    found.set(question, met)
    const key = String(met.scene.view.expansions)
    if (!found.has(key)) found.set(key, met)
  })
  return [...found.values()]
}

const met = positions()

const choicesAt = ({ scene, question }: Position) => {
  const labels = numberedChoices(scene, question).map(({ label }) => label)
  return { labels, commands: COMMANDS, scene }
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))

  test('every choice can be typed by its number and by its words', () => {
    const wrong: string[] = []
    for (const position of met) {
      const choices = choicesAt(position)
      for (const [index, label] of choices.labels.entries())
        for (const typed of [String(index + 1), label, label.toUpperCase()]) {
          const said = understand(typed, choices)
          // Two choices may be called the same where their consequences differ: the number tells them apart.
          const isUnique = choices.labels.indexOf(label) === choices.labels.lastIndexOf(label)
          if (isUnique && !(said.type === 'choice' && said.index === index)) wrong.push(typed)
        }
    }
    expect(wrong).toEqual([])
  })

  test('a line that means nothing gets a sentence', () => {
    const wrong = new Set<string>()
    for (const position of met)
      for (const typed of ['', '0', '999', '§§§']) {
        const said = understand(typed, choicesAt(position))
        if (said.type !== 'problem' || !/\.$/.test(said.sentence)) wrong.add(typed)
        else if (isForeign(language, said.sentence) || BROKEN.test(said.sentence))
          wrong.add(said.sentence)
      }
    expect([...wrong]).toEqual([])
  })

  test('commands have a word and a meaning, and English ones do as well', () => {
    for (const command of COMMANDS) {
      const { word, means } = helpOn(command)
      expect(means).not.toBe('')
      expect(word).not.toBe('')
      for (const typed of [commandWord(command), command])
        expect(
          understand(typed, { labels: [], commands: COMMANDS, scene: at(0).scene }),
        ).toMatchObject({ type: 'command', command })
    }
  })

  test('every card, the rules and the score are told in the language', () => {
    const wrong = new Set<string>()
    const look = (lines: readonly string[]): void => {
      for (const line of lines) if (BROKEN.test(line) || isForeign(language, line)) wrong.add(line)
    }
    for (const { scene } of met) {
      look(describeRules(scene))
      look(describeScore(scene))
      for (const lord of scene.view.court)
        if (lord !== undefined) {
          look(describeCard(scene, lordName(lord)))
          look(explainTyped(scene, lordName(lord)))
        }
      look(explainTyped(scene, ''))
    }
    expect([...wrong]).toEqual([])
  })
})

const at = (index: number): Position => {
  const position = met[index]
  if (position === undefined) throw new Error('no position was met')
  return position
}

test('a payment in short means the same cards, with the pearls it takes', async () => {
  await speak('en')
  const { rest, payment } = readShorthand('recruit illusionist j5 c1 3p')
  expect(rest).toBe('recruit illusionist')
  expect(payment).toEqual({ allies: ['c1', 'j5'], pearls: 3, nebulis: undefined })
  expect(readShorthand('explore').payment).toBeUndefined()
  let found = 0
  for (const { scene, question } of met)
    for (const { lord } of numberedChoices(scene, question)) {
      if (lord === undefined) continue
      const { payments } = rankPayments(scene.view, lord)
      const [first] = payments
      if (first === undefined) continue
      expect(
        paymentsMeant({ allies: ['x9'], pearls: undefined, nebulis: undefined }, payments),
      ).toEqual([])
      found++
    }
  expect(found).toBeGreaterThan(0)
})

test('what speaks of something on the table says why it cannot be chosen', async () => {
  await speak('en')
  const turn = met.find(({ question }) => question.name === 'take your turn')
  if (turn === undefined) throw new Error('nobody had a turn')
  const said = understand('recruit squid 5', { labels: [], commands: COMMANDS, scene: turn.scene })
  expect(said.type === 'problem' && said.sentence).toMatch(/\.$/)
  expect(said.type === 'problem' && said.sentence).not.toContain('none of the choices')
})
