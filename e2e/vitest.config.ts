import { defineConfig } from 'vitest/config'
import { testTags } from '../contracts/test/tagged.ts'

export default defineConfig({
  test: { ...testTags, name: 'e2e', testTimeout: 20_000, include: ['{engines,rules,runner}/**/*.test.ts'] },
})
