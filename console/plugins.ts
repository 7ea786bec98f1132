import type { Plugin } from 'vite'

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

/** React has had it for long; what stands in for it where it has not is left out. */
const ownStores: Plugin = {
  name: 'own-stores',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'use-sync-external-store/shim' ? '\0own-stores' : null),
  load: (id) => (id === '\0own-stores' ? "export { useSyncExternalStore } from 'react'" : null),
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
 * Of React Router: what fetches data and code with a link, as ours does it for every link (app/start/usePreload.ts), and its
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

/** What is left out of the libraries, in whatever is built of the parts of the console. */
export const withoutUnused: readonly Plugin[] = [
  neverShown,
  forwarded,
  ownStores,
  deployedRouter,
  ownTexts,
  plainLinks,
  ownColours,
  noServerPage,
]
