// A reporter for Vitest: writes what every file of tests came to, by project, to the file in HADAL_TEST_RESULTS.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './install.mjs'

/**
 * @typedef {object} FileResult
 * @property {string} file
 * @property {string} project
 * @property {number} seconds with the time to load it
 * @property {number} passed
 * @property {number} failed
 */

export default class TestResults {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors outside of any test
   */
  onTestRunEnd(modules, errors) {
    const file = process.env.HADAL_TEST_RESULTS
    if (file === undefined) throw new Error('HADAL_TEST_RESULTS must name a file.')
    writeFileSync(file, JSON.stringify({ files: modules.map(resultOf), errors: errors.length }))
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {FileResult}
 */
function resultOf(module) {
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  const passed = [...module.children.allTests('passed')].length
  const failed = [...module.children.allTests('failed')].length
  return {
    file: relative(root, module.moduleId),
    project: module.project.name,
    seconds: (setupDuration + collectDuration + duration) / 1000,
    passed,
    // A file that could not be loaded holds no test that could have failed.
    failed: failed === 0 && !module.ok() ? 1 : failed,
  }
}
