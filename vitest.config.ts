import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // The laws play thousands of games; how long that takes is the machine's business, not a test's.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['packages/client/test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
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
