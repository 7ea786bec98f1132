import { defineConfig } from 'vitest/config'
import { EnvironmentSequencer } from './contracts/test/sequencer.ts'

export default defineConfig({
  test: {
    // One worker per core: the runner waits, which needs almost no processor time.
    maxWorkers: '100%',
    // Vitest looks for the exact text `import.meta.glob(`: files that add a type argument would be cached
    // incorrectly.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: EnvironmentSequencer },
    projects: ['contracts', 'fixtures', 'mock-server', 'console', 'cli', 'e2e'],
  },
})
