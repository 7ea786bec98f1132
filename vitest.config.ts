import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A worker per core: the runner that waits for them takes next to nothing.
    maxWorkers: '100%',
    // What was made of a module is kept for the next part or run. Vitest knows a file that depends on others by the
    // letters `import.meta.glob(`: with a type argument it would be kept, too.
    experimental: { fsModuleCache: true },
    projects: ['contracts', 'fixtures', 'mock-server', 'console', 'cli', 'e2e'],
  },
})
