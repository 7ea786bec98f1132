import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['contracts', 'fixtures', 'mock-server', 'console', 'cli', 'e2e'] },
})
