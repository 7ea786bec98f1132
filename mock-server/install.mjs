import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './runQuietly.mjs'

const readIfExists = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const stampFiles = { everything: '.heed-lock', toRun: '.heed-lock-run' }

const getStampPath = (root, kind) => `${root}node_modules/${stampFiles[kind]}`

const hashLockFile = (root) =>
  createHash('sha256')
    .update(readIfExists(`${root}package-lock.json`))
    .digest('hex')

const isCurrent = (root, kind) => readIfExists(getStampPath(root, kind)) === hashLockFile(root)

/** Uses a cache in the checkout if npm can't write to its own cache (read-only home). */
export function npmSurroundings(root) {
  const defaultCachePath = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(defaultCachePath, { recursive: true })
    accessSync(defaultCachePath, constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: join(root, '.cache', 'npm') }
  }
}

async function install(root, kind, extraArguments = []) {
  // `npm ci` starts from scratch and requires builds for all systems, which some registries lack.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...extraArguments]
  await runQuietly('npm install', 'npm', words, {
    cwd: root,
    env: { ...process.env, ...npmSurroundings(root) },
  })
  for (const otherKind of Object.keys(stampFiles)) rmSync(getStampPath(root, otherKind), { force: true })
  writeFileSync(getStampPath(root, kind), hashLockFile(root))
}

export const isInstalled = (root) => isCurrent(root, 'everything') || isCurrent(root, 'toRun')

/** Keeps development dependencies if an earlier run installed them. */
export const installToRun = (root) =>
  existsSync(getStampPath(root, 'everything'))
    ? install(root, 'everything')
    : install(root, 'toRun', ['--omit=dev'])

export async function ensureInstalled(root) {
  if (!isCurrent(root, 'everything')) await install(root, 'everything')
}
