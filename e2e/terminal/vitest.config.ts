import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'terminal',
    root: import.meta.dirname,
    globalSetup: './setup.ts',
    // Long enough for busy machines; tests usually finish much sooner.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: '100%',
  },
})
