import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installToRun, isInstalled } from './install.mjs'
import { createProgressDisplay } from './progress.mjs'
import { runQuietly } from './runQuietly.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const sharedSources = ['package-lock.json', 'tsconfig.json', 'contracts/src']

const desk = {
  name: 'desk',
  result: 'console/desk/dist/index.html',
  sources: [
    ...sharedSources,
    'console/src',
    'console/desk/src',
    'console/desk/index.html',
    'console/desk.vite.config.ts',
    'console/icons.ts',
    'console/plugins.ts',
    'console/topLevelAwait.ts',
  ],
  build: () =>
    runScript(
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
      ...sharedSources,
      'console/src',
      'console/ahead',
      'console/index.html',
      'console/public',
      'console/package.json',
      'console/vite.config.ts',
      'console/icons.ts',
      'console/plugins.ts',
      'console/chunks.ts',
      'console/areaChunks.ts',
      'console/chunking.ts',
      'console/topLevelAwait.ts',
    ],
    build: () => runScript('node_modules/vite/bin/vite.js', 'build', 'console', '--logLevel', 'error'),
  },
  desk,
  {
    name: 'server',
    result: 'mock-server/dist/server.mjs',
    sources: [...sharedSources, 'fixtures/src', 'mock-server/src', 'mock-server/build.mjs'],
    build: async (result) => (await import('./build.mjs')).buildServer(result),
  },
  {
    name: 'heed',
    result: 'cli/dist/heed.cjs',
    sources: [
      ...sharedSources,
      'CHANGELOG.md',
      'cli/src',
      'cli/package',
      'cli/package.json',
      'cli/build.mjs',
      'cli/changes.mjs',
      'cli/version.mjs',
      'cli/licences.mjs',
      'cli/withoutIndex.mjs',
      'cli/bin',
    ],
    build: () => runScript('cli/build.mjs'),
  },
]

/** Also set for tests: otherwise the build would include React's development checks. */
const env = { ...process.env, NODE_ENV: 'production' }

const runScript = (...args) => runQuietly(args.join(' '), process.execPath, args, { cwd: root, env })

function hashSources(sources) {
  const hash = createHash('sha256')
  const add = (path) => {
    const fileStats = statSync(join(root, path))
    if (fileStats.isDirectory())
      for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${fileStats.size} ${fileStats.mtimeMs}\n`)
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

const progressDisplay = createProgressDisplay({ stream: process.stderr, announce: true, titleWidth: 32 })

async function withProgress(title, task) {
  const line = progressDisplay.start(title)
  try {
    return await task()
  } finally {
    line.end()
  }
}

const getStampPath = ({ result }) => join(root, result, '../.built-from')

function findStaleState(step) {
  const stampPath = getStampPath(step)
  const state = hashSources(step.sources)
  const hasOutput = existsSync(join(root, step.result)) && existsSync(stampPath)
  return hasOutput && readFileSync(stampPath, 'utf8') === state ? undefined : state
}

async function runStep(step, state) {
  await step.build(join(root, step.result))
  mkdirSync(join(getStampPath(step), '..'), { recursive: true })
  writeFileSync(getStampPath(step), state)
}

async function buildStale(selectedSteps, withTitle) {
  const staleSteps = selectedSteps
    .map((step) => [step, findStaleState(step)])
    .filter(([, state]) => state !== undefined)
  if (staleSteps.length === 0) return
  const title = `Building ${staleSteps.map(([{ name }]) => name).join(', ')}`
  const outcomes = await withTitle(title, () =>
    Promise.allSettled(staleSteps.map(([step, state]) => runStep(step, state))),
  )
  const failedOutcome = outcomes.find(({ status }) => status === 'rejected')
  if (failedOutcome) throw failedOutcome.reason
}

export const buildSteps = (withTitle = withProgress) => buildStale(steps, withTitle)

export async function prepareServer() {
  if (!isInstalled(root)) await withProgress('Installing packages', () => installToRun(root))
  await buildSteps()
}

export const prepareDesk = () => buildStale([desk], withProgress)

export const deskFolder = join(root, 'console/desk/dist')

export const consoleFolder = join(root, 'console/dist')
