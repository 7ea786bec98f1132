import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installToRun, isInstalled } from './install.mjs'
import { progress } from './progress.mjs'
import { runQuietly } from './runQuietly.mjs'

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
    'console/icons.ts',
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
      'console/icons.ts',
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

/** Also set for tests: otherwise the build would include React's development checks. */
const env = { ...process.env, NODE_ENV: 'production' }

const run = (...words) => runQuietly(words.join(' '), process.execPath, words, { cwd: root, env })

function hashSources(sources) {
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

const getStampPath = ({ result }) => join(root, result, '../.built-from')

function staleState(step) {
  const stamp = getStampPath(step)
  const state = hashSources(step.sources)
  const isBuilt = existsSync(join(root, step.result)) && existsSync(stamp)
  return isBuilt && readFileSync(stamp, 'utf8') === state ? undefined : state
}

async function make(step, state) {
  await step.build(join(root, step.result))
  mkdirSync(join(getStampPath(step), '..'), { recursive: true })
  writeFileSync(getStampPath(step), state)
}

async function buildStale(chosen, show) {
  const stale = chosen.map((step) => [step, staleState(step)]).filter(([, state]) => state !== undefined)
  if (stale.length === 0) return
  const title = `Building ${stale.map(([{ name }]) => name).join(', ')}`
  const built = await show(title, () => Promise.allSettled(stale.map(([step, state]) => make(step, state))))
  const failed = built.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

export const build = (show = showing) => buildStale(steps, show)

export async function prepare() {
  if (!isInstalled(root)) await showing('Installing packages', () => installToRun(root))
  await build()
}

export const prepareDesk = () => buildStale([desk], showing)

export const deskFolder = join(root, 'console/desk/dist')

export const consoleFolder = join(root, 'console/dist')
