import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The package finds itself, as a source and as a bundle. */
const pathOf = (name: string): string =>
  createRequire(import.meta.url).resolve(`@heed/mock-server/player/${name}`)

/** The styles of the pages of employees, in their order. */
export const pageStyles = ['pages', 'choices', 'tasks', 'scenario'] as const

type PlayerFile =
  | `${'player' | 'pages'}.js`
  | `${'player' | 'course' | 'asking' | (typeof pageStyles)[number]}.css`

/** A file of the player as it stands beside the sources. */
export const playerFile = (name: PlayerFile): string => readFileSync(pathOf(name), 'utf8')

const scripts = new Map<string, Promise<string>>()

/** A script of the player with all that it imports, the rules of the contracts among it, as one file for any browser. */
export function playerScript(name: 'course'): Promise<string> {
  const known = scripts.get(name)
  if (known !== undefined) return known
  const made = bundled(name)
  scripts.set(name, made)
  // What failed once may be mended by then.
  made.catch(() => scripts.delete(name))
  return made
}

async function bundled(name: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [pathOf(`${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
