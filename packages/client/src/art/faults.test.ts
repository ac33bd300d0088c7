import { expect, test } from 'vitest'
import { markupFaults, pictureFaults } from './faults.ts'

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1">'

test('a whole picture has no faults', () => {
  const picture = `${ROOT}<defs><clipPath id="a"/></defs><g clip-path="url(#a)"><path d="M0 0L.5-1e3Z"/></g></svg>`
  expect(pictureFaults(picture)).toEqual([])
})

test.each([
  ['a tag that is not closed', '<g><path d="M0 0"/>'],
  ['a tag that closes another', '<g></a>'],
  ['an attribute given twice', '<g fill="a" fill="b"/>'],
  ['an id given twice', '<g id="a"/><g id="a"/>'],
  ['a reference to nothing', '<g fill="url(#a)"/>'],
  ['a link to nothing', '<use href="#a"/>'],
  ['a number that is none', '<circle r="NaN"/>'],
  ['a path that does not begin with a move', '<path d="L0 0"/>'],
  ['a bracket that is left over', '<g/> > '],
])('%s is a fault', (_, markup) => {
  expect(markupFaults(markup)).toHaveLength(1)
})

test('an id from elsewhere may be known', () => {
  expect(markupFaults('<g fill="url(#a)"/>', ['a'])).toEqual([])
})

test.each([
  ['text, which needs a font', `${ROOT}<text>1</text></svg>`],
  ['a missing view box', ROOT.replace(' viewBox="0 0 1 1"', '').concat('</svg>')],
])('%s is a fault of a picture', (_, picture) => {
  expect(pictureFaults(picture)).toHaveLength(1)
})
