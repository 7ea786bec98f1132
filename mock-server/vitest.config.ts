import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], pool: 'forks', restoreMocks: true, testTimeout: 20_000 },
})
