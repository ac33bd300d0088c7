import { describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { COMMON } from './arguments.ts'
import { COMMANDS, TRAINING_PROCESSES } from './commandList.ts'

const COLUMNS = 100

/** A text without the line breaks that help puts between its words. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

test('--help lists every command with its summary, in order', async () => {
  const { status, stdout, stderr } = await answer(['--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const listed = stdout.split('\n').flatMap((line) => {
    const [, name, summary] = /^ {2}(\S+) {2,}(.+)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, summary]]
  })
  expect(listed).toEqual([...COMMANDS].map(([name, { summary }]) => [name, summary]))
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(COLUMNS)
})

describe.each([...COMMANDS, ...TRAINING_PROCESSES])('%s --help', (name, { summary, load }) => {
  test('describes the command and every argument that it declares', async () => {
    const { positionals, options } = await load()
    const { status, stdout, stderr } = await answer([name, '--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const usage = ['npm run -s lab --', name, ...(positionals?.names ?? []), '[OPTIONS]'].join(' ')
    expect(stdout.split('\n').slice(0, 4)).toEqual([usage, '', summary, ''])
    const described = [...stdout.matchAll(/^ {2}--(\S+)/gm)].map(([, option]) => option)
    expect(described).toEqual(Object.keys({ ...options, ...COMMON }))
    for (const { help } of Object.values({ ...options, ...COMMON })) {
      expect(help).not.toBe('')
      expect(inOneLine(stdout)).toContain(inOneLine(help))
    }
  })

  test('has no line longer than 100 characters', async () => {
    const { stdout } = await answer([name, '--help'])
    const long = stdout.split('\n').filter((line) => line.length > COLUMNS)
    expect(long).toEqual([])
  })

  test('is printed even beside wrong arguments, and also by -h and by help COMMAND', async () => {
    const help = await answer([name, '--help'])
    expect(await answer([name, '--colour', 'red', '-h'])).toEqual(help)
    expect(await answer(['help', name])).toEqual(help)
  })
})

test('help without a command is the list of commands', async () => {
  expect(await answer(['help'])).toEqual(await answer(['--help']))
  expect(await answer(['-h'])).toEqual(await answer(['--help']))
})

test.each([[['dance']], [['dance', '--help']], [['help', 'dance']]])(
  'the unknown command of %j is refused in a sentence that lists the commands, with status 2',
  async (words) => {
    const { status, stdout, stderr } = await answer(words)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toBe(
      `There is no command 'dance': ${[...COMMANDS.keys()].join(', ')}; --help describes them.\n`,
    )
  },
)

test('the processes of a training are not among the commands that help lists', async () => {
  const { stdout } = await answer(['--help'])
  for (const name of TRAINING_PROCESSES.keys()) expect(stdout).not.toMatch(`\n  ${name} `)
})
