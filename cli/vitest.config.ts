import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A limit for a busy machine, not a wait.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
