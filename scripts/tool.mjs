// Runs a tool out of node_modules, with everything that it needs there: node scripts/tool.mjs NAME [arguments]
import './checkNode.cjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, root } from './install.mjs'
import { isMain } from './isMain.mjs'
import { runNode } from './run.mjs'
import { supervise } from './supervise.mjs'

/** @type {Record<string, string>} */
const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
}
/** The tests that need neither a database nor a browser. */
const QUICK = ['--project', 'unit', '--project', 'page']

/**
 * The arguments of Vitest, with the quick tests named unless the arguments name others: by `--project`, or by a path,
 * which may lead to any test.
 * @param {string[]} words
 */
export function withProjects(words) {
  const { values, positionals } = parseArgs({
    args: words,
    strict: false,
    allowPositionals: true,
    // A value of theirs that stands apart is not a path.
    options: { project: { type: 'string' }, testNamePattern: { type: 'string', short: 't' } },
  })
  const namesPath = positionals.some((word) => /[\\/]/.test(word))
  return values.project === undefined && !namesPath ? [...words, ...QUICK] : words
}

async function main() {
  const [name = '', ...words] = process.argv.slice(2)
  const program = TOOLS[name]
  if (program === undefined) throw new Error(`There is no tool “${name}”.`)
  install()
  // The linter does not look at the compiled messages; all others need them.
  if (name !== 'biome') {
    const { compileMessages } = await import('./messages.mjs')
    await compileMessages()
  }
  const command = [
    join(root, 'node_modules', program),
    ...(name === 'vitest' ? withProjects(words) : words),
  ]
  // Tests and measurements start servers and browsers. Watching reads keys, which only the group of the terminal may.
  if (name === 'tsx' || (name === 'vitest' && words[0] !== 'watch')) await supervise(command)
  else runNode(command)
}

if (isMain(import.meta.url)) await main()
