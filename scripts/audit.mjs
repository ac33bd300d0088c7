// The tests that are too slow for every change: npm run audit. The last line is `N passed, N failed`.
import './checkNode.cjs'
import { install } from './install.mjs'
import { runTests } from './testRun.mjs'

install()
const { compileMessages } = await import('./messages.mjs')
await compileMessages()

process.env.HADAL_AUDIT = '1'
process.env.HADAL_TEST_SCALE ??= '7'
const { passed, failed } = await runTests({ times: process.argv.includes('--times') })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
