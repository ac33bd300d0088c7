import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 2,
    // The laws play thousands of games; how long that takes is the machine's business, not a test's.
    testTimeout: 120_000,
  },
})
