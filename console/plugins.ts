import type { Plugin } from 'vite'

const noRippleCode = `const nothing = () => undefined
const wave = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing }
export default () => wave`

/** Removes parts of MUI and Emotion that the console never uses. Saves 4 KiB gzip. */
const unusedModulesPlugin: Plugin = {
  name: 'never-shown',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const isRipple = /\/TouchRipple(\.mjs)?$/.test(source)
    if (/\/useLazyRipple(\.mjs)?$/.test(source)) return '\0no-wave'
    const isText = /\/stringifyTheme\.mjs$/.test(source)
    const isProgressIcon = /\/CircularProgress\//.test(source) && /\/material\/(Icon)?Button\//.test(importer)
    return isRipple || isText || isProgressIcon || source === 'hoist-non-react-statics'
      ? '\0never-shown'
      : null
  },
  load: (id) => {
    if (id === '\0no-wave') return noRippleCode
    return id === '\0never-shown'
      ? 'export default () => null\nexport const stringifyTheme = () => null'
      : null
  },
}

/** React Router always exports its development build; this plugin selects the production build. Saves 5 KiB gzip. */
const productionRouterPlugin: Plugin = {
  name: 'deployed-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router') return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved?.id.replace('/dist/development/', '/dist/production/')
  },
}

export function removeExtraLinks(code: string): string {
  const strippedCode = code
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
  if (!strippedCode.includes('var NavLink = /*') || !strippedCode.includes('var Form = /*'))
    throw new Error('React Router has its links in another place: delete plainLinks from console/plugins.ts')
  return strippedCode
}

/** The console preloads code itself (app/start/usePreload.ts) and uses no router forms. Saves 4 KiB gzip. */
const plainLinksPlugin: Plugin = {
  name: 'plain-links',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/, code: 'function PrefetchPageLinks' },
    handler: removeExtraLinks,
  },
}

export const unusedCodePlugins: readonly Plugin[] = [
  unusedModulesPlugin,
  productionRouterPlugin,
  plainLinksPlugin,
]
