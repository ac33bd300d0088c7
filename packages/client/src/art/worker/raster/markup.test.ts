import { expect, test } from 'vitest'
import { readMarkup } from './markup.ts'

test('tags are read with their attributes and what is in them', () => {
  const root = readMarkup('<g id="a"><path d="M0 0"/><g fill="none"></g></g>')
  expect(root.name).toBe('g')
  expect([...root.attributes]).toEqual([['id', 'a']])
  expect(root.children.map(({ name }) => name)).toEqual(['path', 'g'])
  expect(root.children[0]?.attributes.get('d')).toBe('M0 0')
})

test.each([
  ['words', '<g>words</g>'],
  ['a tag that is not closed', '<g><path>'],
  ['a tag that closes another', '<g></path>'],
  ['an attribute twice', '<g id="a" id="b"/>'],
  ['an entity', '<g id="a&amp;b"/>'],
  ['a comment', '<!-- a --><g/>'],
  ['two roots', '<g/><g/>'],
  ['nothing', ''],
])('%s is refused', (_, text) => {
  expect(() => readMarkup(text)).toThrow()
})
