import { defineConfig } from 'vitest/config'
import { testTags } from '../contracts/test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...testTags,
    include: ['{src,player}/**/*.test.ts'],
    // Test files share no state, and isolating them would double the duration.
    isolate: false,
    setupFiles: ['../contracts/test/runs.ts'],
    pool: 'forks',
    restoreMocks: true,
    // Long enough for busy machines; tests usually finish much sooner.
    testTimeout: 60_000,
  },
})
