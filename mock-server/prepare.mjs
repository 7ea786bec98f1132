// Installs and builds what is missing or older than its sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installToRun, isInstalled } from './install.mjs'
import { progress } from './progress.mjs'
import { runQuietly } from './quietly.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const shared = ['package-lock.json', 'tsconfig.json', 'contracts/src']

const desk = {
  name: 'desk',
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
      'error',
    ),
}

/** What is built, from what. */
export const steps = [
  {
    name: 'console',
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
    build: () => run('node_modules/vite/bin/vite.js', 'build', 'console', '--logLevel', 'error'),
  },
  desk,
  {
    name: 'server',
    result: 'mock-server/dist/server.mjs',
    sources: [...shared, 'fixtures/src', 'mock-server/src', 'mock-server/build.mjs'],
    build: async (result) => (await import('./build.mjs')).buildServer(result),
  },
  {
    name: 'heed',
    result: 'cli/dist/heed.cjs',
    sources: [
      ...shared,
      'CHANGELOG.md',
      'cli/src',
      'cli/package',
      'cli/package.json',
      'cli/build.mjs',
      'cli/licences.mjs',
      'cli/withoutIndex.mjs',
      'cli/bin',
    ],
    build: () => run('cli/build.mjs'),
  },
]

/** For people, also where tests ask for it: with the variable of tests React's own checks would be built in. */
const env = { ...process.env, NODE_ENV: 'production' }

const run = (...words) => runQuietly(words.join(' '), process.execPath, words, { cwd: root, env })

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

const shown = progress({ stream: process.stderr, announce: true, titleWidth: 32 })

async function showing(title, work) {
  const line = shown.start(title)
  try {
    return await work()
  } finally {
    line.end()
  }
}

const stampOf = ({ result }) => join(root, result, '../.built-from')

/** The state of the step's sources when it must be built; undefined when it is up to date. */
function staleState(step) {
  const stamp = stampOf(step)
  const state = stateOf(step.sources)
  const isBuilt = existsSync(join(root, step.result)) && existsSync(stamp)
  return isBuilt && readFileSync(stamp, 'utf8') === state ? undefined : state
}

async function make(step, state) {
  await step.build(join(root, step.result))
  mkdirSync(join(stampOf(step), '..'), { recursive: true })
  writeFileSync(stampOf(step), state)
}

/** Builds those of the steps that are older than their sources, beside each other; rejects with the first that failed. */
async function buildStale(chosen, show) {
  const stale = chosen.map((step) => [step, staleState(step)]).filter(([, state]) => state !== undefined)
  if (stale.length === 0) return
  const title = `Building ${stale.map(([{ name }]) => name).join(', ')}`
  const built = await show(title, () => Promise.allSettled(stale.map(([step, state]) => make(step, state))))
  const failed = built.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

/** Leaves console, desk, server and heed built. `show(title, work)` runs the work. */
export const build = (show = showing) => buildStale(steps, show)

/** As `build`, after installing the packages that building and serving need. */
export async function prepare() {
  if (!isInstalled(root)) await showing('Installing packages', () => installToRun(root))
  await build()
}

/** Leaves the desk built, for a console that is served as it is written. */
export const prepareDesk = () => buildStale([desk], showing)

/** Folder of the built desk. */
export const deskFolder = join(root, 'console/desk/dist')

/** Folder of the built console. */
export const consoleFolder = join(root, 'console/dist')
