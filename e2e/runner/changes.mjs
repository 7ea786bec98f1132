import { spawnSync } from 'node:child_process'
import { root } from './command.mjs'

/**
 * Returns the paths in `folder` changed since `since` (by default, the branch point from main), and that
 * commit.
 */
export function listChanges(since, folder = root) {
  const runGit = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  const runGitOrFail = (...args) => {
    const { status, stdout, stderr } = runGit(...args)
    if (status !== 0) throw new Error(`Couldn't list changes with git: ${stderr?.trim() || 'no message'}`)
    return stdout
  }
  const findForkPoint = (branch) => {
    const { status, stdout } = runGit('merge-base', branch, 'HEAD')
    return status === 0 ? stdout.trim() : undefined
  }
  const from =
    since ?? findForkPoint('origin/HEAD') ?? findForkPoint('origin/main') ?? findForkPoint('main') ?? 'HEAD'
  const base = runGitOrFail('rev-parse', '--short', '--verify', `${from}^{commit}`).trim()
  const changedPaths = [
    runGitOrFail('diff', '--name-only', '--no-renames', '--diff-filter=d', '--relative', '-z', base),
    runGitOrFail('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return { base, files: changedPaths.join('').split('\0').filter(Boolean) }
}
