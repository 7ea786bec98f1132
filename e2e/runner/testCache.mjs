// Skips a part that has passed if nothing the part reads has changed since; only on a developer's machine.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

const always = [':(glob)*', 'e2e/runner', 'e2e/test.mjs']

const heeded = /^(HEED_|LC_|npm_config_|(CHROMIUM|LANG|TZ|NODE_ENV|NODE_OPTIONS|PATH)$)/

function surroundings(folder) {
  const variables = Object.entries(process.env).filter(([name]) => heeded.test(name))
  const installed = join(folder, 'node_modules', '.package-lock.json')
  return [
    process.version,
    process.platform,
    process.arch,
    String(process.getuid?.()),
    ...variables.map(([name, value]) => `${name}=${value}`).sort(),
    existsSync(installed) ? readFileSync(installed, 'utf8') : '',
  ]
}

/** Undefined outside git. */
function hashState(paths, folder) {
  const git = (words, input) =>
    execFileSync('git', words, {
      cwd: folder,
      input,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  try {
    const listed = git(['ls-files', '-co', '--exclude-standard', '-z', '--', ...always, ...paths])
    const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(folder, file)))
    const contents = git(['hash-object', '--no-filters', '--stdin-paths'], files.join('\n'))
    const mayRun = files.map((file) => (statSync(join(folder, file)).mode & 0o100 ? 'x' : '-')).join('')
    return createHash('sha256')
      .update([...surroundings(folder), ...files, mayRun, contents].join('\n'))
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
      const before = read()[name]
      return before !== undefined && before === hashState(paths, folder)
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
