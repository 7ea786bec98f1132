import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const resolvePath = (name: string): string =>
  createRequire(import.meta.url).resolve(`@heed/mock-server/player/${name}`)

export const pageStyles = ['pages', 'choices', 'tasks', 'scenario'] as const

type PlayerFile =
  | `${'player' | 'pages'}.js`
  | `${'player' | 'course' | 'asking' | (typeof pageStyles)[number]}.css`

export const playerFile = (name: PlayerFile): string => readFileSync(resolvePath(name), 'utf8')

const scripts = new Map<string, Promise<string>>()

export function playerScript(name: 'course'): Promise<string> {
  const known = scripts.get(name)
  if (known !== undefined) return known
  const made = bundled(name)
  scripts.set(name, made)
  made.catch(() => scripts.delete(name))
  return made
}

async function bundled(name: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [resolvePath(`${name}.ts`)],
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
