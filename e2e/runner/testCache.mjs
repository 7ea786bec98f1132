// Skips a part that has passed if nothing the part reads has changed since; only on a developer's machine.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

const alwaysTracked = [':(glob)*', 'e2e/runner', 'e2e/test.mjs']

const trackedVariables = /^(HEED_|LC_|npm_config_|(CHROMIUM|LANG|TZ|NODE_ENV|NODE_OPTIONS|PATH)$)/

function describeSurroundings(folder) {
  const variables = Object.entries(process.env).filter(([name]) => trackedVariables.test(name))
  const installedLockFile = join(folder, 'node_modules', '.package-lock.json')
  return [
    process.version,
    process.platform,
    process.arch,
    String(process.getuid?.()),
    ...variables.map(([name, value]) => `${name}=${value}`).sort(),
    existsSync(installedLockFile) ? readFileSync(installedLockFile, 'utf8') : '',
  ]
}

/** Undefined outside a git repository. */
function hashState(paths, folder) {
  const runGit = (args, input) =>
    execFileSync('git', args, {
      cwd: folder,
      input,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  try {
    const fileList = runGit(['ls-files', '-co', '--exclude-standard', '-z', '--', ...alwaysTracked, ...paths])
    const files = fileList.split('\0').filter((file) => file !== '' && existsSync(join(folder, file)))
    const contents = runGit(['hash-object', '--no-filters', '--stdin-paths'], files.join('\n'))
    const mayRun = files.map((file) => (statSync(join(folder, file)).mode & 0o100 ? 'x' : '-')).join('')
    return createHash('sha256')
      .update([...describeSurroundings(folder), ...files, mayRun, contents].join('\n'))
      .digest('hex')
  } catch {
    return
  }
}

/** Call `watch` before a part runs, and the returned function after the part has passed. */
export function createTestCache(folder = root) {
  const file = join(folder, '.cache', 'passed.json')
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return {}
    }
  }
  return {
    isUnchanged(name, paths) {
      const previousState = read()[name]
      return previousState !== undefined && previousState === hashState(paths, folder)
    },
    watch(name, paths) {
      const state = hashState(paths, folder)
      return () => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, `${JSON.stringify({ ...read(), [name]: state }, null, 2)}\n`)
      }
    },
  }
}
