import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A worker per core: the runner that waits for them takes next to nothing.
    maxWorkers: '100%',
    projects: ['contracts', 'fixtures', 'mock-server', 'console', 'cli', 'e2e'],
  },
})
