// Installs the dependencies when they are missing or older than the lock file says.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './quietly.mjs'

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Kept in node_modules: the lock file it was installed from, for everything and for what `npm start` needs. */
const stamps = { everything: '.heed-lock', toRun: '.heed-lock-run' }

const stampOf = (root, kind) => `${root}node_modules/${stamps[kind]}`

const wanted = (root) =>
  createHash('sha256')
    .update(read(`${root}package-lock.json`))
    .digest('hex')

const isCurrent = (root, kind) => read(stampOf(root, kind)) === wanted(root)

/** A cache folder in the checkout where npm cannot write to the usual one: with a read-only home it would fail. */
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
  // Not `npm ci`: it begins with an empty folder at every change, and refuses a lock file without the builds of a tool
  // for other systems, which some registries do not hold (Pact's core). `install` keeps to the locked versions all the same.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more]
  await runQuietly('npm install', 'npm', words, {
    cwd: root,
    env: { ...process.env, ...npmSurroundings(root) },
  })
  for (const other of Object.keys(stamps)) rmSync(stampOf(root, other), { force: true })
  writeFileSync(stampOf(root, kind), wanted(root))
}

/** True when everything that `npm start` needs is there. */
export const isInstalled = (root) => isCurrent(root, 'everything') || isCurrent(root, 'toRun')

/** Leaves node_modules with what building and serving need, or with everything where everything was installed before. */
export const installToRun = (root) =>
  existsSync(stampOf(root, 'everything'))
    ? install(root, 'everything')
    : install(root, 'toRun', ['--omit=dev'])

/** Leaves node_modules as package-lock.json says; rejects when npm cannot. */
export async function ensureInstalled(root) {
  if (!isCurrent(root, 'everything')) await install(root, 'everything')
}
