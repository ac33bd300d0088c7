// Every check there is. The last line printed is `N passed, N failed`: tests, and one for each static check.
import './checkNode.cjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './install.mjs'
import { report, step } from './steps.mjs'

install()
// The messages are typed functions once they are compiled, and everything is checked against those.
const { compileMessages } = await import('./messages.mjs')
await compileMessages()

const tally = { passed: 0, failed: 0 }

const checks = [
  step('format and lint', [
    '@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    '--colors=off',
  ]),
  step('types', ['typescript/bin/tsc', '-b']),
  step('unused code', ['knip/bin/knip.js']),
]
// The tests begin meanwhile: one core is free while they set up what they need.
const folder = mkdtempSync(join(tmpdir(), 'hadal-'))
const results = join(folder, 'results.json')
const testing = step(
  'tests',
  ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${results}`],
  'inherit',
)
for (const check of checks) {
  const { name, seconds, passed, output } = await check
  report(name, seconds, passed)
  if (!passed) console.log(output)
  count(passed ? 1 : 0, passed ? 0 : 1)
}

const tests = await testing
report(tests.name, tests.seconds, tests.passed)
const { passed, failed } = readResults(results)
// A run can fail without a failed test: an error outside of any, or no test at all.
count(passed, tests.passed ? failed : Math.max(failed, 1))
rmSync(folder, { recursive: true })

// The browser tests have built the page: now it is weighed.
const weight = await step('size of the page', ['size-limit/bin.js'])
report(weight.name, weight.seconds, weight.passed)
if (!weight.passed) console.log(weight.output)
count(weight.passed ? 1 : 0, weight.passed ? 0 : 1)

console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1

/** @param {number} passed @param {number} failed */
function count(passed, failed) {
  tally.passed += passed
  tally.failed += failed
}

/** @param {string} file */
function readResults(file) {
  try {
    const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    // A file that could not be loaded holds no test that could have failed.
    const broken = testResults.filter(
      (
        /** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults },
      ) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
