import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutUnused } from './plugins.ts'

/** The desk of the mock server: the parts of the console, in a build of its own that the console knows nothing of. */
export default defineConfig({
  root: join(import.meta.dirname, 'desk'),
  // The page's <base> says where it lies: one build serves every world.
  base: './',
  plugins: [react(), ...withoutUnused],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        desk: join(import.meta.dirname, 'desk/index.html'),
        // The mock server finds it by its name, and puts it into the console's page.
        bar: join(import.meta.dirname, 'desk/src/bar/main.ts'),
      },
    },
    // Served on the machine that it is built on: nobody waits for its bytes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
})
