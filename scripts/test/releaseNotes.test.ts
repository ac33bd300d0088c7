import { expect, test } from 'vitest'
import { notesFor } from '../releaseNotes.mjs'

const CHANGELOG = `# Changelog

For players.

## Unreleased

- Not yet.

## 1.10.0 (2026-12-01)

### Bots
- Quicker.

### Table
- Nicer.

## 1.1.0
- Older.

## 1.0.0
`

test('the notes of a release are its section of the changelog', () => {
  expect(notesFor('v1.10.0', '1.10.0', CHANGELOG)).toBe(
    '### Bots\n- Quicker.\n\n### Table\n- Nicer.',
  )
  expect(notesFor('v1.1.0', '1.1.0', CHANGELOG)).toBe('- Older.')
})

test.each(['1.2.0', '1.0.0'])('a version without a section, such as %s, is refused', (version) => {
  expect(() => notesFor(`v${version}`, version, CHANGELOG)).toThrow(
    `CHANGELOG.md has no section “## ${version}”.`,
  )
})

test('a tag that is not the version of package.json is refused', () => {
  expect(() => notesFor('v1.1.0', '1.10.0', CHANGELOG)).toThrow(
    'The tag v1.1.0 and version 1.10.0 of package.json must agree.',
  )
})
