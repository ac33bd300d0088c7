import { BUY, EXPLORE, EXPLORE_ON, PASS, TAKE } from '@hadal/engine'
import { speak } from '@hadal/words'
import { beforeAll, describe, expect, test } from 'vitest'
import type { KeyPress } from '../../app/shortcuts.ts'
import type { Update } from '../../link/protocol.ts'
import { keyAction } from './keyAction.ts'
import { askedFor, modelOf } from './testing.ts'

const pressed = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  target: null,
  ...more,
})

const asks =
  (name: string, ...decisions: readonly number[]) =>
  ({ question }: Update): boolean =>
    question?.name === name && decisions.every((one) => question.decisions.includes(one))

/** Each as a game by chance brings it. */
const scenes: Record<'turn' | 'offer' | 'take' | 'monster' | 'idle', Update> = {} as never

beforeAll(async () => {
  await speak('en')
  scenes.turn = await askedFor(
    ({ question, view, outlook }) =>
      question?.name === 'take your turn' &&
      view.councilSize.some((size) => size > 0) &&
      Object.values(outlook.lords).some(({ lord }) => question.decisions.includes(lord)),
  )
  scenes.offer = await askedFor(asks('buy the ally', PASS, BUY))
  scenes.take = await askedFor(asks('take the ally or explore on', TAKE, EXPLORE_ON))
  scenes.monster = await askedFor(asks('fight the monster or explore on', TAKE, EXPLORE_ON))
  scenes.idle = { ...scenes.turn, question: undefined }
})

const at = (scene: keyof typeof scenes, key: string, more: Partial<KeyPress> = {}) =>
  keyAction(pressed(key, more), modelOf(scenes[scene]))

describe('a key at the table', () => {
  test('decides what stands among the choices', () => {
    expect(at('turn', 'e')).toEqual({ do: 'decide', decision: EXPLORE })
    expect(at('take', 'e')).toEqual({ do: 'decide', decision: EXPLORE_ON })
    expect(at('take', 't')).toEqual({ do: 'decide', decision: TAKE })
    expect(at('monster', 'f')).toEqual({ do: 'decide', decision: TAKE })
    expect(at('offer', 'b')).toEqual({ do: 'decide', decision: BUY })
    expect(at('offer', 'p')).toEqual({ do: 'decide', decision: PASS })
  })

  test('decides nothing that may not be decided', () => {
    expect(at('offer', 'e')).toBeUndefined()
    expect(at('take', 'f')).toBeUndefined()
    expect(at('turn', 'b')).toBeUndefined()
    expect(at('turn', 'p')).toBeUndefined()
    expect(at('idle', 'e')).toBeUndefined()
  })

  test('leads to the council, and to the first lord that can be paid', () => {
    expect(at('turn', 'c')).toEqual({ do: 'show', zone: 'council' })
    const { question, view } = scenes.turn
    const lord = question?.decisions.find((one) => view.court.includes(one))
    expect(at('turn', 'r')).toEqual({ do: 'show', zone: 'court', lord })
    expect(at('offer', 'c')).toBeUndefined()
    expect(at('offer', 'r')).toBeUndefined()
  })

  test('presses the answers in the bar by their number', () => {
    expect(at('offer', '2')).toEqual({ do: 'answer', at: 1 })
    expect(at('idle', '1')).toBeUndefined()
  })

  test('opens what can be read', () => {
    expect(at('offer', 'l')).toEqual({ do: 'open', sheet: { sheet: 'log' } })
    expect(at('idle', 'm')).toEqual({ do: 'open', sheet: { sheet: 'memory' } })
    expect(at('idle', 'o')).toEqual({ do: 'open', sheet: { sheet: 'orders' } })
    expect(at('idle', 'g')).toEqual({ do: 'open', sheet: { sheet: 'legend' } })
    expect(at('idle', '?', { shiftKey: true })).toEqual({
      do: 'open',
      sheet: { sheet: 'shortcuts' },
    })
    expect(at('idle', 'i')).toEqual({ do: 'inspect' })
  })

  test('gives no orders and takes nothing back for an onlooker', () => {
    const onlooker = modelOf({ ...scenes.idle, eyes: undefined })
    expect(keyAction(pressed('o'), onlooker)).toBeUndefined()
    expect(keyAction(pressed('z'), onlooker)).toBeUndefined()
  })

  test('takes back, and hurries those who play while nothing is asked', () => {
    expect(at('turn', 'z')).toEqual({ do: 'undo' })
    expect(at('idle', 'h')).toEqual({ do: 'hurry' })
    expect(at('turn', 'h')).toBeUndefined()
  })

  test('goes from zone to zone', () => {
    expect(at('idle', 'F6')).toEqual({ do: 'step', by: 1 })
    expect(at('idle', 'F6', { shiftKey: true })).toEqual({ do: 'step', by: -1 })
  })

  test('goes back from what was pointed at, or takes it', () => {
    const pointed = { ...modelOf(scenes.turn), selected: EXPLORE }
    expect(keyAction(pressed('Escape'), pointed)).toEqual({ do: 'back' })
    expect(keyAction(pressed('Enter'), pointed)).toEqual({ do: 'decide', decision: EXPLORE })
    expect(at('turn', 'Escape')).toBeUndefined()
    expect(at('turn', 'Enter')).toBeUndefined()
  })

  test('does nothing together with another key', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const)
      expect(at('turn', 'e', { [held]: true })).toBeUndefined()
    expect(at('offer', '1', { ctrlKey: true })).toBeUndefined()
  })

  test('is found on a Cyrillic keyboard by its place', () => {
    expect(at('turn', 'у', { code: 'KeyE' })).toEqual({ do: 'decide', decision: EXPLORE })
    expect(at('offer', 'з', { code: 'KeyP' })).toEqual({ do: 'decide', decision: PASS })
  })
})
