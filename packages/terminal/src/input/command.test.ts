import { expect, test } from 'vitest'
import { readCommand } from './command.ts'

test('numbers, commands and words are told apart', () => {
  expect(readCommand(' 12 ')).toEqual({ type: 'number', number: 12 })
  expect(readCommand('?')).toEqual({ type: 'help' })
  expect(readCommand('BOARD')).toEqual({ type: 'board' })
  expect(readCommand('lord  master of magic')).toEqual({ type: 'lord', name: 'master of magic' })
  expect(readCommand('save Game 1.txt')).toEqual({ type: 'save', name: 'Game 1.txt' })
  expect(readCommand('load')).toEqual({ type: 'load', name: '' })
  expect(readCommand('explore')).toEqual({ type: 'words', text: 'explore' })
  expect(readCommand('boardwalk')).toEqual({ type: 'words', text: 'boardwalk' })
  expect(readCommand('-1')).toEqual({ type: 'words', text: '-1' })
  expect(readCommand('   ')).toEqual({ type: 'nothing' })
})
