// What has passed need not run again on one's own machine while nothing it reads has changed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

/** Files at the top of the tree and what runs the tests: everything reads them. */
const always = [':(glob)*', 'e2e/runner', 'e2e/test.mjs']

/** Every file below `paths` as it stands, committed or not, and the Node it runs on; undefined outside of git. */
function stateOf(paths, folder) {
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
    return createHash('sha256')
      .update([process.version, ...files, contents].join('\n'))
      .digest('hex')
  } catch {
    return
  }
}

/**
 * Keeps with what a part passed. `isUnchanged(name, paths)`: all that stands below `paths` is as it was when the part
 * of that name passed last. `watch(name, paths)` is asked before a part runs; what it returns, after it has passed.
 */
export function sparing(folder = root) {
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
      return before !== undefined && before === stateOf(paths, folder)
    },
    watch(name, paths) {
      const state = stateOf(paths, folder)
      return () => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, `${JSON.stringify({ ...read(), [name]: state }, null, 2)}\n`)
      }
    },
  }
}
