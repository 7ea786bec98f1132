import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'terminal',
    root: import.meta.dirname,
    globalSetup: './setup.ts',
    // Timeouts for busy machines; tests don't wait this long.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: '100%',
  },
})
