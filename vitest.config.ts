import { register } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'

// What is set up before the tests is loaded here, and is TypeScript too.
register()

/**
 * Modules as Node itself loads them, for all but the page: rewritten for a bundler the rules would play at a
 * third of their speed.
 */
const AS_NODE_LOADS_THEM = {
  pool: 'forks' as const,
  execArgv: ['--import', 'tsx'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    pool: 'threads',
    // One more than the two cores we promise to be content with: tests of clocks and of crashes mostly wait.
    maxWorkers: 3,
    // The laws play thousands of games; how long that takes is the machine's business, not a test's.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...AS_NODE_LOADS_THEM,
          // What is imported once serves all files of a worker: a third of the time goes there otherwise.
          isolate: false,
          setupFiles: ['packages/engine/test/inOrder.ts'],
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: ['packages/client/**', 'packages/server/**', 'packages/lab/test/online/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          isolate: false,
          setupFiles: ['packages/engine/test/inOrder.ts'],
          include: ['packages/client/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['packages/client/test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...AS_NODE_LOADS_THEM,
          isolate: false,
          include: [
            'packages/server/{src,test}/**/*.test.ts',
            'packages/lab/test/online/**/*.test.ts',
          ],
          globalSetup: ['packages/server/test/globalSetup.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          setupFiles: ['packages/client/test/browser/eachFile.ts'],
          include: ['packages/client/test/browser/**/*.test.ts'],
          globalSetup: ['packages/client/test/browser/globalSetup.ts'],
          // Whole games, clicked through: again the machine's business.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
