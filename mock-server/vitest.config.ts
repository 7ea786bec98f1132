import { defineConfig } from 'vitest/config'
import { tagged } from '../contracts/test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...tagged,
    include: ['{src,player}/**/*.test.ts'],
    // Test files share no state, and isolating them would double the duration.
    isolate: false,
    setupFiles: ['../contracts/test/runs.ts'],
    pool: 'forks',
    restoreMocks: true,
    // A timeout for busy machines; tests don't wait this long.
    testTimeout: 60_000,
  },
})
