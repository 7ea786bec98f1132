import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { tagged } from '../contracts/test/tagged.ts'
import { icons } from './icons.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons],
  test: {
    ...tagged,
    include: ['*.test.ts', '{ahead,src,desk}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['./test/setup.ts', '../contracts/test/runs.ts'],
    // A generous limit for busy machines, because no test depends on real time.
    testTimeout: 20_000,
    // Threads sometimes hang Pact's native core when several of them share a process.
    pool: 'forks',
    // Tests create thousands of pages: a larger young generation saves a quarter of the time for garbage collection.
    execArgv: ['--max-semi-space-size=64'],
    // A separate browser for each file took six times as long as the tests; test/setup.ts cleans up between files.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
