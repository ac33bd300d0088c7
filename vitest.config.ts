import { register } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'

// Global set-up files are TypeScript, and Node loads them before Vitest transforms anything.
register()

/**
 * `npm test` runs every test but those of the audit. `npm run audit` sets HADAL_AUDIT: it runs `*.audit.test.ts`,
 * which are complete but slow, and the laws once more over many more random games (HADAL_TEST_SCALE).
 */
const AUDIT_ONLY = '**/*.audit.test.ts'
const isAudit = process.env.HADAL_AUDIT === '1'
const files = (folder: string, extensions = 'ts'): string[] =>
  isAudit
    ? [`${folder}/**/*.audit.test.ts`, `${folder}/**/{laws,*.laws}.test.ts`]
    : [`${folder}/**/*.test.${extensions}`]
const without = (...folders: readonly string[]): string[] => [
  ...folders.map((folder) => `${folder}/**`),
  ...(isAudit ? [] : [AUDIT_ONLY]),
]

/** Node loads all packages but the page: transformed for a bundler, the engine runs at a third of its speed. */
const LOADED_BY_NODE = {
  pool: 'forks' as const,
  execArgv: ['--import', 'tsx'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    pool: 'threads',
    // One more than the two cores of the smallest supported machine: tests of clocks and crashes mostly wait.
    maxWorkers: 3,
    // A law plays many games; how long that takes depends on the machine and proves nothing.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...LOADED_BY_NODE,
          // Modules are loaded once per worker instead of once per file, which saves a third of the time.
          isolate: false,
          setupFiles: ['packages/engine/test/inOrder.ts'],
          include: [...files('packages/*/{src,test}'), ...files('scripts/test')],
          exclude: without('packages/client', 'packages/server', 'packages/lab/test/online'),
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          isolate: false,
          setupFiles: ['packages/engine/test/inOrder.ts'],
          include: files('packages/client/{src,test}', '{ts,tsx}'),
          exclude: without('packages/client/test/browser'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...LOADED_BY_NODE,
          isolate: false,
          include: [...files('packages/server/{src,test}'), ...files('packages/lab/test/online')],
          exclude: without(),
          globalSetup: ['packages/server/test/globalSetup.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...LOADED_BY_NODE,
          isolate: false,
          include: files('packages/client/test/browser'),
          exclude: without(),
          globalSetup: ['packages/client/test/browser/globalSetup.ts'],
          // Whole games are played through the page.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
