import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkNameLength, createPreloadPlugin } from './ahead/createPreloadPlugin.ts'
import { checkChunkGroups, makeChunkGroup } from './chunking.ts'
import { groups } from './chunks.ts'
import { iconsPlugin } from './icons.ts'
import { browserslist } from './package.json' with { type: 'json' }
import { unusedCodePlugins } from './plugins.ts'
import { noTopLevelAwait } from './topLevelAwait.ts'

const mockUrl = process.env.HEED_MOCK ?? 'http://127.0.0.1:4200'
const MIN_BYTES = 1024

function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: async () => {
      const names = await readdir(folder, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|html|svg|json)$/.test(name))
      await Promise.all(texts.map((name) => compress(join(folder, name))))
    },
  }
}

/** Asynchronous compression uses all processors. */
const [gzipAsync, brotliAsync] = [promisify(gzip), promisify(brotliCompress)]

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [gzipBytes, brotliBytes] = await Promise.all([
    gzipAsync(bytes, { level: 9 }),
    brotliAsync(bytes, { params }),
  ])
  await Promise.all([writeFile(`${path}.gz`, gzipBytes), writeFile(`${path}.br`, brotliBytes)])
}

/** Preloads the page's first requests. Fonts have low priority, because the first paint waits for scripts. */
const preloadLinksPlugin: Plugin = {
  name: 'preload-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) => {
      const latinFont = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      if (latinFont === undefined) throw new Error('The typeface is not part of the build')
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `./${latinFont}`,
        fetchpriority: 'low',
      }
      const config = { rel: 'preload', as: 'fetch', href: './config.json' }
      return [config, attrs].map((tag) => ({
        tag: 'link',
        attrs: { ...tag, crossorigin: true },
        injectTo: 'head',
      }))
    },
  },
}

const worldBasePlugin: Plugin = {
  name: 'world-base',
  apply: 'serve',
  transformIndexHtml: (page, { originalUrl = '/' }) => {
    const [base] = /^\/w\/[\w.-]+\//.exec(originalUrl) ?? []
    return base === undefined ? page : page.replace('<base href="/"', `<base href="${base}"`)
  },
}

export default defineConfig({
  root: import.meta.dirname,
  // The page's <base> sets the path, so one build works at every path.
  base: './',
  plugins: [
    react(),
    iconsPlugin,
    ...unusedCodePlugins,
    preloadLinksPlugin,
    checkChunkGroups(groups),
    createPreloadPlugin(),
    noTopLevelAwait,
    precompress(),
    worldBasePlugin,
  ],
  // The default build requires Node's Buffer.
  resolve: { alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' } },
  build: {
    target: browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', '')),
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // MUI creates class names for all parts of a component, even unused parts.
      treeshake: { manualPureFunctions: ['generateUtilityClasses'] },
      // Only hashes: names would enlarge the start script, which lists a hundred chunks.
      output: {
        codeSplitting: { groups: groups.map(makeChunkGroup) },
        chunkFileNames: `assets/[hash:${String(chunkNameLength)}].js`,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: mockUrl, ws: true },
      '/_mock': { target: mockUrl, ws: true },
      // A plain string would make Vite change the Host header, which the mock server's links depend on.
      '/static': { target: mockUrl },
      '/config.json': mockUrl,
      '/locales': mockUrl,
      '/notification.json': mockUrl,
      '/wp-json': { target: mockUrl },
      '/.well-known': mockUrl,
      '^/w/[^/]+/(api/|_mock|static/|config\\.json|locales/|notification\\.json|wp-json|\\.well-known)': {
        target: mockUrl,
        ws: true,
      },
    },
  },
})
