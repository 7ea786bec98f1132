import { defineConfig } from 'vitest/config'
import { tagged } from '../contracts/test/tagged.ts'

export default defineConfig({
  test: { ...tagged, name: 'e2e', testTimeout: 20_000, include: ['{rules,runner}/**/*.test.ts'] },
})
