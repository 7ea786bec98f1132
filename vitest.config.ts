import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './contracts/test/sequencer.ts'

export default defineConfig({
  test: {
    // A worker per core: the runner that waits takes next to nothing.
    maxWorkers: '100%',
    // Vitest finds dependents by the letters `import.meta.glob(`: files with a type argument would be cached wrongly.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: ByEnvironment },
    projects: ['contracts', 'fixtures', 'mock-server', 'console', 'cli', 'e2e'],
  },
})
