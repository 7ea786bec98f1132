import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { tagged } from '../contracts/test/tagged.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    ...tagged,
    include: ['*.test.ts', '{ahead,src,desk}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['./test/setup.ts', '../contracts/test/runs.ts'],
    // A limit for a busy machine, not a wait: nothing here depends on the clock on the wall.
    testTimeout: 20_000,
    // Not threads: Pact's native core stands still now and then when several of them share one process.
    pool: 'forks',
    // Pages are made and thrown away by the thousand: with more room for what is new, a quarter less goes into clearing up.
    execArgv: ['--max-semi-space-size=64'],
    // Making a browser per file took six times as long as the tests; test/setup.ts cleans up between them.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
