import { defineConfig } from 'vitest/config'
import { tagged } from '../contracts/test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...tagged,
    include: ['{src,player}/**/*.test.ts'],
    // Nothing here keeps state between files; reading every module anew for each took as long as the tests.
    isolate: false,
    // Limits the runs of properties that name no number.
    setupFiles: ['../contracts/test/runs.ts'],
    pool: 'forks',
    restoreMocks: true,
    // A limit for a busy machine, not a wait.
    testTimeout: 60_000,
  },
})
