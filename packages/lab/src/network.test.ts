import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankWeights, FEATURES, writeWeights } from '@hadal/bots'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WrongArguments } from './arguments.ts'
import { hasNetwork, networkIn } from './network.ts'

const SHAPE = { state: 8, action: 8, hidden: 16, inner: 16 }
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'network-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a file and says where. */
function written(name: string, bytes: Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

test('a network is read once', () => {
  const bytes = writeWeights(blankWeights(SHAPE, FEATURES), 'byte')
  const file = written('good.net', bytes)
  expect(networkIn(file).network.shape).toEqual(SHAPE)
  expect(networkIn(file)).toBe(networkIn(file))
})

test('networks are told apart by what is in them, not by their names', () => {
  const blank = blankWeights(SHAPE, FEATURES)
  const one = networkIn(written('one.net', writeWeights(blank, 'float')))
  const same = networkIn(written('same.net', writeWeights(blank, 'float')))
  blank.state[0] = 1
  const other = networkIn(written('other.net', writeWeights(blank, 'float')))
  expect(same.digest).toBe(one.digest)
  expect(other.digest).not.toBe(one.digest)
})

test('what is no network of these features is refused with a sentence', () => {
  const strange = writeWeights(blankWeights(SHAPE, FEATURES + 1), 'byte')
  for (const bytes of [Uint8Array.of(1, 2, 3), strange])
    expect(() => networkIn(written('bad.net', bytes))).toThrow(WrongArguments)
})

test('a network that is not there is missed with a sentence', () => {
  const file = join(folder, 'none.net')
  expect(hasNetwork(file)).toBe(false)
  expect(() => networkIn(file)).toThrow(new WrongArguments(`There is no network in '${file}'.`))
})
