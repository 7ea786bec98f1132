import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'e2e', testTimeout: 20_000, include: ['{rules,runner}/**/*.test.ts'] },
})
