import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testTags } from '../contracts/test/tagged.ts'
import { iconsPlugin } from './icons.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconsPlugin],
  test: {
    ...testTags,
    include: ['*.test.ts', '{ahead,src,desk}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['./test/setup.ts', '../contracts/test/runs.ts'],
    // Generous, for busy machines; no test depends on real time.
    testTimeout: 20_000,
    // Pact's native core sometimes hangs when several threads share a process.
    pool: 'forks',
    // Tests create thousands of pages: a larger young generation saves a quarter of the garbage collection
    // time.
    execArgv: ['--max-semi-space-size=64'],
    // Isolating the files took six times as long as the tests; test/setup.ts cleans up between files.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
