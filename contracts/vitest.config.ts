import { defineConfig } from 'vitest/config'
import { testTags } from './test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...testTags,
    include: ['{src,pact,scripts}/**/*.test.ts'],
    testTimeout: 20_000,
    // Tests share no state between files, and a worker per file would take three times as long.
    isolate: false,
    setupFiles: ['./test/runs.ts'],
    pool: 'threads',
  },
})
