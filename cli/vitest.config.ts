import { defineConfig } from 'vitest/config'
import { testTags } from '../contracts/test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...testTags,
    include: ['src/**/*.test.ts'],
    // Tests share no state between files, and loading all modules again would take as long as the tests.
    isolate: false,
    setupFiles: ['../contracts/test/runs.ts'],
    pool: 'forks',
    globalSetup: './test/temporary.ts',
    // A high limit, for busy machines.
    testTimeout: 60_000,
  },
})
