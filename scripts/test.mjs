// Checks the whole project: npm test. The last line is `N passed, N failed`: tests, and one for each static check.
import './checkNode.cjs'
import { install } from './install.mjs'
import { report, step } from './steps.mjs'
import { runTests } from './testRun.mjs'

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
const testing = runTests({ times: process.argv.includes('--times') })
for (const check of checks) {
  const { name, seconds, passed, output } = await check
  report(name, seconds, passed)
  if (!passed) console.log(output)
  count(passed ? 1 : 0, passed ? 0 : 1)
}

const tests = await testing
count(tests.passed, tests.failed)

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
