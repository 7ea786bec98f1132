import { createRequire } from 'node:module'
import type { icons as iconSet } from '@iconify-json/ic'
import type { Plugin } from 'vite'

const styles: Record<string, string> = {
  Outlined: 'outline',
  Rounded: 'round',
  Sharp: 'sharp',
  TwoTone: 'twotone',
}

const require = createRequire(import.meta.url)

/** Read lazily: every tool loads this configuration, but few need icons. */
const readIconSet = (): typeof iconSet => require('@iconify-json/ic/icons.json')

const toKebabCase = (name: string): string => name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()

/** `InsertChartOutlined` is the full name of a plain icon, so full names take precedence over style suffixes. */
function findBody(name: string): string | undefined {
  const { icons } = readIconSet()
  const [, base = '', style = ''] = /^(.+?)(Outlined|Rounded|Sharp|TwoTone)$/.exec(name) ?? []
  const icon = icons[`baseline-${toKebabCase(name)}`] ?? icons[`${styles[style] ?? ''}-${toKebabCase(base)}`]
  return icon?.body
}

const toPropName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Drops `fill="currentColor"`, which SvgIcon already sets. */
function toProps(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([, attribute = '', value = '']) => [toPropName(attribute), value] as const)
    .filter(([prop, value]) => prop !== 'fill' || value !== 'currentColor')
  return Object.fromEntries(pairs)
}

/** Returns a module like those of MUI's own icon package. */
function buildIconModule(name: string, body: string): string {
  const shapes = [...body.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\/>/g)]
  if (shapes.map(([shape]) => shape).join('') !== body) throw new Error(`Icon ${name} contains nested shapes`)
  const elements = shapes.map(([, tag, attributes = ''], key) => {
    const values = [tag, toProps(attributes), ...(shapes.length > 1 ? [String(key)] : [])]
    return `jsx(${values.map((value) => JSON.stringify(value)).join(', ')})`
  })
  return `import { createSvgIcon } from '@mui/material/SvgIcon'
import { jsx } from 'react/jsx-runtime'
export default createSvgIcon(${shapes.length > 1 ? `[${elements.join(', ')}]` : elements.join('')}, '${name}')
`
}

export function loadIcon(name: string, importer = ''): string {
  const body = findBody(name)
  if (body === undefined)
    throw new Error(`${importer} imports the icon ${name}, which @iconify-json/ic lacks`)
  return buildIconModule(name, body)
}

const parseIconName = (id: string): string => id.slice(id.indexOf('/') + 1)

/** Turns `virtual:icon/AddOutlined` into a component with Google's drawing, under the name that MUI uses. */
export const iconsPlugin: Plugin = {
  name: 'icons',
  config: () => ({ optimizeDeps: { include: ['@mui/material/SvgIcon', 'react/jsx-runtime'] } }),
  resolveId: {
    filter: { id: /^virtual:icon\// },
    // Loads the icon here, because a later error couldn't name the importing file.
    handler(source, importer) {
      loadIcon(parseIconName(source), importer)
      return { id: `\0${source}`, moduleSideEffects: false }
    },
  },
  load: {
    filter: { id: /^\0virtual:icon\// },
    handler: (id) => loadIcon(parseIconName(id)),
  },
}
