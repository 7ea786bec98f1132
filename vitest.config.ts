import { defineConfig } from 'vitest/config'
import { EnvironmentSequencer } from './contracts/test/sequencer.ts'

export default defineConfig({
  test: {
    // One worker per core: the runner waits, which needs almost no processor time.
    maxWorkers: '100%',
    // Vitest searches for the text `import.meta.glob(`: files with a type argument would be cached incorrectly.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: EnvironmentSequencer },
    projects: ['contracts', 'fixtures', 'mock-server', 'console', 'cli', 'e2e'],
  },
})
