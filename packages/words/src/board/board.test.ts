import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from '../messages.ts'
import { rankPayments } from '../outlook/payments.ts'
import { BROKEN, isForeign, type Position, playByChance } from '../testing/texts.ts'
import { boardInWords } from './board.ts'
import { numberedChoices, paymentChoice } from './choices.ts'
import { tellTurns } from './news.ts'

/** One position in so many is told. */
const EVERY = 40

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))

  test('every part of every table has its words, and so has every payment', () => {
    const problems = new Set<string>()
    const zones = new Set<string>()
    const look = (where: string, text: string | undefined): void => {
      if (text === undefined) return
      if (text === '' || BROKEN.test(text) || isForeign(language, text))
        problems.add(`${where}: ${text}`)
    }
    let met = 0
    const lookAt = ({ scene, question }: Position): void => {
      for (const { zone, title, lead, rows } of boardInWords(scene)) {
        zones.add(zone)
        look(zone, title)
        look(zone, lead)
        for (const { name, items } of rows) {
          look(zone, name)
          for (const { text, note } of items) {
            look(`${zone} ${name}`, text)
            look(`${zone} ${name}`, note)
          }
        }
      }
      for (const { label, lord } of numberedChoices(scene, question)) {
        look(question.name, label)
        if (lord === undefined) continue
        for (const payment of rankPayments(scene.view, lord).payments.slice(0, 3)) {
          const { label, sub } = paymentChoice(payment)
          look('payment', label)
          look('payment', sub)
        }
      }
    }
    playByChance(1, (_, position) => {
      if (met++ % EVERY === 0) lookAt(position())
    })
    expect([...problems]).toEqual([])
    expect(zones.size).toBe(8)
  })

  test('what happened is told turn by turn, and nothing is lost between', () => {
    const problems: string[] = []
    playByChance(
      1,
      () => {},
      ({ scene, log }) => {
        const told = tellTurns(scene, log)
        if (told.length === 0) problems.push('nothing was told')
        const later = tellTurns(scene, log, 100).flatMap(({ lines }) => lines)
        const all = told.flatMap(({ lines }) => lines)
        if (String(all.slice(all.length - later.length)) !== String(later)) problems.push('torn')
        for (const line of all)
          if (BROKEN.test(line) || isForeign(language, line)) problems.push(line)
      },
    )
    expect(problems).toEqual([])
  })
})

test('the hand of nobody else is told, nor what its tokens are worth', async () => {
  await speak('en')
  let looked = 0
  playByChance(1, (_, position) => {
    if (looked++ % 500 !== 0) return
    const { scene } = position()
    const hidden = { ...scene, you: undefined, view: { ...scene.view, seat: undefined } }
    expect(boardInWords(hidden).map(({ zone }) => zone)).not.toContain('you')
    const rivals = JSON.stringify(boardInWords(scene).find(({ zone }) => zone === 'rivals'))
    expect(rivals).not.toMatch(/Hand"|Monster tokens"/)
  })
  expect(looked).toBeGreaterThan(500)
})
