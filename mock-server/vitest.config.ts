import { defineConfig } from 'vitest/config'
import { tagged } from '../contracts/test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...tagged,
    include: ['{src,player}/**/*.test.ts'],
    // Tests share no state across files; isolating them took as long as the tests.
    isolate: false,
    setupFiles: ['../contracts/test/runs.ts'],
    pool: 'forks',
    restoreMocks: true,
    // A limit for a busy machine, not a wait.
    testTimeout: 60_000,
  },
})
