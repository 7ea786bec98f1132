import type { Plugin } from 'vite'

const noWave = `const nothing = () => undefined
const wave = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing }
export default () => wave`

/** Removes parts of MUI and Emotion that the console never uses. Saves 4 KiB gzip. */
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

/** Without a server, React Router exports its development build; this selects the other build. Saves 5 KiB gzip. */
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

export function withoutExtraLinks(code: string): string {
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
    throw new Error('React Router has its links in another place: delete plainLinks from console/plugins.ts')
  return without
}

/** The console preloads code itself (app/start/usePreload.ts) and uses no router forms. Saves 4 KiB gzip. */
const plainLinks: Plugin = {
  name: 'plain-links',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/, code: 'function PrefetchPageLinks' },
    handler: withoutExtraLinks,
  },
}

export const withoutUnused: readonly Plugin[] = [neverShown, deployedRouter, plainLinks]
