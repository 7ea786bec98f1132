import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const resolvePath = (name: string): string =>
  createRequire(import.meta.url).resolve(`@heed/mock-server/player/${name}`)

export const pageStyles = ['pages', 'choices', 'tasks', 'scenario'] as const

type PlayerFile =
  | `${'player' | 'pages'}.js`
  | `${'player' | 'course' | 'asking' | (typeof pageStyles)[number]}.css`

export const readPlayerFile = (name: PlayerFile): string => readFileSync(resolvePath(name), 'utf8')

const scripts = new Map<string, Promise<string>>()

export function getPlayerScript(name: 'course'): Promise<string> {
  const cachedScript = scripts.get(name)
  if (cachedScript !== undefined) return cachedScript
  const newScript = bundleScript(name)
  scripts.set(name, newScript)
  newScript.catch(() => scripts.delete(name))
  return newScript
}

async function bundleScript(name: string): Promise<string> {
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
