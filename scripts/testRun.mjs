// Runs Vitest, and prints what it found by project. Arguments of the command: --times prints the slowest files.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report, step } from './steps.mjs'

const SLOWEST = 10

/**
 * @param {{ times?: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests({ times = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'hadal-results-'))
  const results = join(folder, 'results.json')
  process.env.HADAL_TEST_RESULTS = results
  const reporters = ['default', join(import.meta.dirname, 'testResults.mjs')]
  const run = await step(
    'tests',
    ['vitest/vitest.mjs', 'run', ...reporters.map((reporter) => `--reporter=${reporter}`)],
    'inherit',
  )
  const { files, errors } = read(results)
  rmSync(folder, { recursive: true })

  for (const [project, all] of groupByProject(files)) {
    const { passed, failed, seconds } = sum(all)
    report(`${project}: ${passed + failed} tests`, seconds, failed === 0, 'in all workers')
  }
  if (times) {
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1)} s  ${file}`)
  }
  report('tests', run.seconds, run.passed)
  const { passed, failed } = sum(files)
  // A run can fail without a failed test: an error outside of any, or no test at all.
  return { passed, failed: run.passed ? failed + errors : Math.max(failed + errors, 1) }
}

/**
 * @param {string} file
 * @returns {{ files: import('./testResults.mjs').FileResult[], errors: number }}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Vitest broke off before it could report.
    return { files: [], errors: 1 }
  }
}

/** @param {readonly import('./testResults.mjs').FileResult[]} files */
function groupByProject(files) {
  return [...new Set(files.map(({ project }) => project))]
    .sort()
    .map((name) => /** @type {const} */ ([name, files.filter(({ project }) => project === name)]))
}

/** @param {readonly import('./testResults.mjs').FileResult[]} files */
function sum(files) {
  return files.reduce(
    (total, { passed, failed, seconds }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      seconds: total.seconds + seconds,
    }),
    { passed: 0, failed: 0, seconds: 0 },
  )
}
