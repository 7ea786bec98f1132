import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'pact/**/*.test.ts', 'scripts/**/*.test.ts'], pool: 'forks' },
})
