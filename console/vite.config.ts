import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkOf, heldTogether } from './chunking.ts'
import { groups } from './chunks.ts'

const mock = process.env.HEED_MOCK ?? 'http://127.0.0.1:4200'
const SMALLEST = 1024

/** Writes a .gz and a .br beside every text file, so that no server compresses while someone waits. */
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

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST) return
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }))
}

/** What waits for the wave under a click, in every button there is. */
const noWave = `const nothing = () => undefined
const wave = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing }
export default () => wave`

/**
 * What the console never uses of what it is made of: of MUI's buttons the wave under a click and a waiting sign of their
 * own, of its theme that it can be written as text, of emotion what wraps components for older ways of styling.
 */
const neverShown: Plugin = {
  name: 'never-shown',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const isWave = /\/TouchRipple(\.mjs)?$/.test(source)
    if (/\/useLazyRipple(\.mjs)?$/.test(source)) return '\0no-wave'
    const isText = /\/stringifyTheme\.mjs$/.test(source)
    const isSign = /\/CircularProgress\//.test(source) && /\/material\/(Icon)?Button\//.test(importer)
    return isWave || isText || isSign || source === 'hoist-non-react-statics' ? '\0never-shown' : null
  },
  load: (id) => {
    if (id === '\0no-wave') return noWave
    return id === '\0never-shown'
      ? 'export default () => null\nexport const stringifyTheme = () => null'
      : null
  },
}

/**
 * Emotion keeps a list of all attributes there are, so that nothing else comes into the page. MUI's own rule, which its
 * components follow, is enough: what is for styles alone is named.
 */
const forwarded: Plugin = {
  name: 'forwarded',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === '@emotion/is-prop-valid' ? '\0forwarded' : null),
  load: (id) =>
    id === '\0forwarded' ? "export { shouldForwardProp as default } from '@mui/system/createStyled'" : null,
}

/** React Router hands out its development build wherever no server picks the other one; only warnings are missing there. */
const deployedRouter: Plugin = {
  name: 'deployed-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router') return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id.replace('/dist/development/', '/dist/production/')
  },
}

/**
 * Of i18next: its way to write numbers and dates in texts, as ours stands in its place (app/i18n.ts), and what would
 * fetch texts, as ours come with the code that shows them (lib/texts.ts). All that is asked of the latter is what it
 * has under way.
 */
const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\.js$/ },
    handler: (code) => {
      const without = code
        .replace(/^class Formatter \{\n.*?^\}$/ms, 'class Formatter {}')
        .replace(/^class Connector .*?^\}$/ms, 'class Connector { state = {}; on() {} }')
      if (/^class (Formatter|Connector) .*\{$/m.test(without))
        throw new Error('i18next has its formatter or its connector in another place')
      return without
    },
  },
}

/**
 * Of React Router: what fetches data and code with a link, as ours does it for every link (app/usePreload.ts), and its
 * own links of menus, its forms and its measuring, which the console has none of.
 */
const plainLinks: Plugin = {
  name: 'plain-links',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/, code: 'function PrefetchPageLinks' },
    handler: (code) => {
      const without = code
        .replace(/^function PrefetchPageLinks\(.*?^\}$/ms, 'const PrefetchPageLinks = () => null')
        .replace(
          /^function getRouteInstrumentationUpdates\(.*?^\}$/ms,
          'const getRouteInstrumentationUpdates = () => ({})',
        )
        .replace(
          /^function instrumentClientSideRouter\(.*?^\}$/ms,
          'const instrumentClientSideRouter = (one) => one',
        )
        .replace(/^(NavLink|Form)\.displayName = .*$/gm, '')
        .replace(/^var (NavLink|Form) = (?=\w+\.forwardRef)/gm, 'var $1 = /* @__PURE__ */ ')
      if (!without.includes('var NavLink = /*') || !without.includes('var Form = /*'))
        throw new Error('React Router has its links in another place')
      return without
    },
  },
}

/** Colours that MUI works out at start for components the console has none of; each would be a property of the page too. */
const ownColours: Plugin = {
  name: 'own-colours',
  apply: 'build',
  transform: {
    filter: { id: /\/createThemeWithVars\.mjs$/ },
    handler: (code) => {
      const others =
        'Alert|AppBar|Avatar|Chip|FilledInput|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip'
      const without = code.replace(new RegExp(`^ *setColor\\(palette\\.(${others}), .*$`, 'gm'), '')
      if (without === code) throw new Error('MUI works out its colours in another place')
      return without
    },
  },
}

/** A script of MUI's for pages that a server makes, which would choose their colours before anything else is there. */
const noServerPage: Plugin = {
  name: 'no-server-page',
  apply: 'build',
  transform: {
    filter: { id: /\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/ },
    handler: (code) => {
      const without = code.replace(
        /^export function buildInitColorSchemeScript\(options\) \{\n.*?^\}$/ms,
        "export const buildInitColorSchemeScript = () => ''",
      )
      if (without === code) throw new Error('MUI makes its script for server pages in another place')
      return without
    },
  },
}

/**
 * Asks with the page for what the start reads before all else, and for the letters of most languages instead of after
 * its styles. These at a low priority: they are swapped in, so that the scripts, which show something, come first.
 */
const preloadFirst: Plugin = {
  name: 'preload-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) => {
      const latin = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      if (latin === undefined) throw new Error('The typeface is not part of the build')
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `./${latin}`,
        fetchpriority: 'low',
      }
      const config = { rel: 'preload', as: 'fetch', href: './config.json' }
      return [config, attrs].map((one) => ({
        tag: 'link',
        attrs: { ...one, crossorigin: true },
        injectTo: 'head',
      }))
    },
  },
}

/** The page below /w/ID lies there, as the mock server says it of the built one. */
const worldBase: Plugin = {
  name: 'world-base',
  apply: 'serve',
  transformIndexHtml: (page, { originalUrl = '/' }) => {
    const [base] = /^\/w\/[\w.-]+\//.exec(originalUrl) ?? []
    return base === undefined ? page : page.replace('<base href="/"', `<base href="${base}"`)
  },
}

export default defineConfig({
  root: import.meta.dirname,
  // The page's <base> says where it lies: one build serves every path.
  base: './',
  plugins: [
    react(),
    neverShown,
    forwarded,
    deployedRouter,
    ownTexts,
    plainLinks,
    ownColours,
    noServerPage,
    preloadFirst,
    heldTogether(groups),
    precompress(),
    worldBase,
  ],
  // Its other build takes Node's buffers for granted.
  resolve: { alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' } },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A name beside its hash would stand in the start for each of a hundred parts.
      output: { codeSplitting: { groups: groups.map(chunkOf) }, chunkFileNames: 'assets/[hash].js' },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: mock, ws: true },
      '/_mock': { target: mock, ws: true },
      // The host is kept: what lies there names itself by it.
      '/static': { target: mock },
      '/config.json': mock,
      '/locales': mock,
      '/notification.json': mock,
      '/wp-json': { target: mock },
      '/.well-known': mock,
      '^/w/[^/]+/(api/|_mock|static/|config\\.json|locales/|notification\\.json|wp-json|\\.well-known)': {
        target: mock,
        ws: true,
      },
    },
  },
})
