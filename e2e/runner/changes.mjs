import { spawnSync } from 'node:child_process'
import { root } from './command.mjs'

/** Returns the paths in `folder` changed since `since` or the branch point from main, and that commit. */
export function changes(since, folder = root) {
  const ask = (...words) => spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  const git = (...words) => {
    const { status, stdout, stderr } = ask(...words)
    if (status !== 0) throw new Error(`Couldn't list changes with git: ${stderr?.trim() || 'no message'}`)
    return stdout
  }
  const leftAt = (branch) => {
    const { status, stdout } = ask('merge-base', branch, 'HEAD')
    return status === 0 ? stdout.trim() : undefined
  }
  const from = since ?? leftAt('origin/HEAD') ?? leftAt('origin/main') ?? leftAt('main') ?? 'HEAD'
  const base = git('rev-parse', '--short', '--verify', `${from}^{commit}`).trim()
  const listed = [
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', '--relative', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return { base, files: listed.join('').split('\0').filter(Boolean) }
}
