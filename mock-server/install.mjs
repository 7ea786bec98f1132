import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './runQuietly.mjs'

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const stamps = { everything: '.heed-lock', toRun: '.heed-lock-run' }

const stampOf = (root, kind) => `${root}node_modules/${stamps[kind]}`

const wanted = (root) =>
  createHash('sha256')
    .update(read(`${root}package-lock.json`))
    .digest('hex')

const isCurrent = (root, kind) => read(stampOf(root, kind)) === wanted(root)

/** Uses a cache in the checkout if npm can't write to its own cache (read-only home). */
export function npmSurroundings(root) {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: join(root, '.cache', 'npm') }
  }
}

async function install(root, kind, more = []) {
  // `npm ci` starts from scratch and requires builds for all systems, which some registries lack.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more]
  await runQuietly('npm install', 'npm', words, {
    cwd: root,
    env: { ...process.env, ...npmSurroundings(root) },
  })
  for (const other of Object.keys(stamps)) rmSync(stampOf(root, other), { force: true })
  writeFileSync(stampOf(root, kind), wanted(root))
}

export const isInstalled = (root) => isCurrent(root, 'everything') || isCurrent(root, 'toRun')

/** Keeps development dependencies if an earlier run installed them. */
export const installToRun = (root) =>
  existsSync(stampOf(root, 'everything'))
    ? install(root, 'everything')
    : install(root, 'toRun', ['--omit=dev'])

export async function ensureInstalled(root) {
  if (!isCurrent(root, 'everything')) await install(root, 'everything')
}
