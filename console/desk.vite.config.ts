import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconsPlugin } from './icons.ts'
import { unusedCodePlugins } from './plugins.ts'
import { noTopLevelAwait } from './topLevelAwait.ts'

export default defineConfig({
  root: join(import.meta.dirname, 'desk'),
  // The page's <base> sets the path, so one build works for every world.
  base: './',
  plugins: [react(), iconsPlugin, ...unusedCodePlugins, noTopLevelAwait],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        desk: join(import.meta.dirname, 'desk/index.html'),
        // The mock server finds the file by this name and adds it to the console's page.
        bar: join(import.meta.dirname, 'desk/src/bar/main.ts'),
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
})
