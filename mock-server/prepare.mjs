// Installs and builds what is missing or older than its sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const shared = ['package-lock.json', 'tsconfig.json', 'contracts/src']

const desk = {
  says: 'building the desk',
  result: 'console/desk/dist/index.html',
  sources: [
    ...shared,
    'console/src',
    'console/desk/src',
    'console/desk/index.html',
    'console/desk.vite.config.ts',
    'console/plugins.ts',
  ],
  build: () =>
    run(
      'node_modules/vite/bin/vite.js',
      'build',
      'console/desk',
      '--config',
      'console/desk.vite.config.ts',
      '--logLevel',
      'warn',
    ),
}

/** What is built, from what. */
export const steps = [
  {
    says: 'building the console',
    result: 'console/dist/index.html',
    sources: [
      ...shared,
      'console/src',
      'console/ahead',
      'console/index.html',
      'console/public',
      'console/vite.config.ts',
      'console/plugins.ts',
      'console/chunks.ts',
      'console/areaChunks.ts',
      'console/chunking.ts',
    ],
    build: () => run('node_modules/vite/bin/vite.js', 'build', 'console', '--logLevel', 'warn'),
  },
  desk,
  {
    says: 'building the server',
    result: 'mock-server/dist/server.mjs',
    sources: [...shared, 'fixtures/src', 'mock-server/src', 'mock-server/build.mjs'],
    build: async (result) => (await import('./build.mjs')).buildServer(result),
  },
]

/** For people, also where tests ask for it: with the variable of tests React's own checks would be built in. */
const env = { ...process.env, NODE_ENV: 'production' }

function run(...words) {
  const stdio = ['ignore', 'ignore', 'inherit']
  const { status } = spawnSync(process.execPath, words, { cwd: root, env, stdio })
  if (status !== 0) throw new Error(`${words.join(' ')} failed; its words stand above`)
}

/** Name, size and time of every source file: quick to take, and another after every change. */
function stateOf(sources) {
  const hash = createHash('sha256')
  const add = (path) => {
    const stat = statSync(join(root, path))
    if (stat.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

async function ensureBuilt({ says, result, sources, build }) {
  const stamp = join(root, result, '../.built-from')
  const state = stateOf(sources)
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  console.error(`${says} ...`)
  await build(join(root, result))
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, state)
}

/** Leaves the dependencies installed and console and server built; throws with the step that failed. */
export async function prepare() {
  ensureInstalled(root)
  for (const step of steps) await ensureBuilt(step)
}

/** Leaves the desk built, for a console that is served as it is written. */
export const prepareDesk = () => ensureBuilt(desk)

/** Folder of the built desk. */
export const deskFolder = join(root, 'console/desk/dist')

/** Folder of the built console. */
export const consoleFolder = join(root, 'console/dist')
