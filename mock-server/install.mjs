import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './runQuietly.mjs'

const readPackages = (file) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}

/** npm lists every installed package in this file, whichever command installed it. */
const readInstalledPackages = (root) => readPackages(`${root}node_modules/.package-lock.json`)

const isForDevelopment = ({ dev, devOptional }) => dev === true || devOptional === true

function isInstalledAsLocked(root, isNeeded) {
  const installedPackages = readInstalledPackages(root)
  const lockedPackages = Object.entries(readPackages(`${root}package-lock.json`))
  return (
    existsSync(`${root}node_modules`) &&
    lockedPackages.every(
      ([path, locked]) =>
        !path.includes('node_modules/') ||
        locked.link ||
        locked.optional ||
        !isNeeded(locked) ||
        installedPackages[path]?.version === locked.version,
    )
  )
}

const isEverythingInstalled = (root) => isInstalledAsLocked(root, () => true)

/** Uses a cache in the checkout if npm can't write to its own cache (read-only home). */
export function createNpmEnvironment(root) {
  const defaultCachePath = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(defaultCachePath, { recursive: true })
    accessSync(defaultCachePath, constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: join(root, '.cache', 'npm') }
  }
}

async function install(root, extraArguments = []) {
  // `npm ci` starts from scratch and requires builds for all systems, which some registries lack.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...extraArguments]
  await runQuietly('npm install', 'npm', words, {
    cwd: root,
    env: { ...process.env, ...createNpmEnvironment(root) },
  })
}

/** True if everything needed to start is installed; development tools may be missing. */
export const isInstalled = (root) => isInstalledAsLocked(root, (locked) => !isForDevelopment(locked))

/** Keeps development tools if they are installed. */
export function installToRun(root) {
  const installedPackages = readInstalledPackages(root)
  const hasTools = Object.entries(readPackages(`${root}package-lock.json`)).some(
    ([path, locked]) => locked.dev && Object.hasOwn(installedPackages, path),
  )
  return install(root, hasTools ? [] : ['--omit=dev'])
}

export async function ensureInstalled(root) {
  if (!isEverythingInstalled(root)) await install(root)
}
