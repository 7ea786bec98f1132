import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'terminal',
    root: import.meta.dirname,
    globalSetup: './setup.ts',
    // Limits for a busy machine, not waits.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: '100%',
  },
})
