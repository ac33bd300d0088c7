import { speak } from '@hadal/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { digitOf, type KeyPress, SHORTCUT_KEYS, shortcutGroups, shortcutOf } from './shortcuts.ts'

beforeAll(() => speak('en'))

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
const press = (key: string, more: Partial<KeyPress> = {}) => shortcutOf(pressed(key, more))

describe('a key at the table', () => {
  test('does what stands in the list', () => {
    for (const [name, key] of Object.entries(SHORTCUT_KEYS)) {
      expect(press(key)).toBe(name)
      expect(press(key.toLowerCase())).toBe(name)
    }
  })

  test('is the one at its place on a keyboard that writes in another script', () => {
    expect(press('у', { code: 'KeyE' })).toBe('explore')
  })

  test('is the letter itself on a keyboard with another order', () => {
    expect(press('z', { code: 'KeyY' })).toBe('undo')
  })

  test('belongs to the browser together with another', () => {
    expect(press('z', { ctrlKey: true })).toBeUndefined()
    expect(press('r', { metaKey: true })).toBeUndefined()
    expect(press('E', { shiftKey: true })).toBeUndefined()
    expect(press('?', { shiftKey: true })).toBe('help')
  })

  test('that means nothing does nothing', () => {
    expect([press('q'), press('Enter'), press('7')]).toEqual([undefined, undefined, undefined])
  })
})

test('a digit is found by its place where the keyboard writes something else there', () => {
  expect(digitOf(pressed('3'))).toBe(3)
  expect(digitOf(pressed('&', { code: 'Digit1' }))).toBe(1)
  expect(digitOf(pressed('End', { code: 'Numpad1' }))).toBeUndefined()
  expect(digitOf(pressed('0', { code: 'Digit0' }))).toBeUndefined()
  expect(digitOf(pressed('2', { ctrlKey: true }))).toBeUndefined()
})

test('every key is in the list', () => {
  const shown = shortcutGroups().flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys))
  expect(shown).toEqual(expect.arrayContaining(Object.values(SHORTCUT_KEYS)))
})
