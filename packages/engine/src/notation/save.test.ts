import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameGame } from '../game/game.ts'
import { newGame, rulebookSetup } from '../game/setup.ts'
import { seeded } from '../kernel/chance.ts'
import { BadSave, load, save } from './save.ts'

const { game } = newGame(rulebookSetup(3), seeded(2))
const saved = save(game)

test('a saved game is one line, and comes back to the byte', () => {
  expect(saved).toMatch(/^hadal-save \w{8} \w{8} \S+$/)
  expect(sameGame(load(saved), game)).toBe(true)
})

test('a save that cannot be read says what is wrong with it', () => {
  const [kind, layout, sum, bytes] = saved.split(' ')
  expect(() => load('')).toThrow("it must begin with 'hadal-save'")
  expect(() => load(`${kind} 00000000 ${sum} ${bytes}`)).toThrow('another version of the rules')
  expect(() => load(`${kind} ${layout}`)).toThrow('cut short')
  expect(() => load(`${kind} ${layout} ${sum} ${bytes.slice(0, 400)}`)).toThrow('bytes, not')
  expect(() => load(`${kind} ${layout} ${sum} §§§`)).toThrow('letters that no save has')
  expect(() => load(`${kind} ${layout} 00000000 ${bytes}`)).toThrow('checksum does not fit')
})

test('a save that was put together wrongly is not believed', () => {
  const broken = load(saved)
  broken.deck[0]++
  expect(() => load(save(broken))).toThrow('the saved game cannot be')
})

test('whatever is loaded, only a bad save is complained about', () => {
  fc.assert(
    fc.property(fc.nat({ max: saved.length - 1 }), fc.string(), (at, garbage) => {
      try {
        load(saved.slice(0, at) + garbage + saved.slice(at + 1))
      } catch (error) {
        expect(error).toBeInstanceOf(BadSave)
      }
    }),
    { numRuns: 500 },
  )
})
