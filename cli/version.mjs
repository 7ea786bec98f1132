import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

function createGit(folder) {
  const run = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const top = run('rev-parse', '--show-toplevel')
  // An unpacked archive may be in someone else's repository.
  const isOwn = top !== undefined && realpathSync(top) === realpathSync(folder)
  return isOwn && run('rev-parse', 'HEAD') !== undefined ? run : undefined
}

function nextPatch(version) {
  const [major, minor, patch] = version.split('.')
  return `${major}.${minor}.${Number(patch) + 1}`
}

/** Only a clean commit with the tag v<version>, or an archive without git, is that version; see Releases in the README. */
export function describeVersion(folder, version) {
  const git = createGit(folder)
  if (!git) return { version }
  const date = git('log', '-1', '--format=%cs')
  const tag = `v${version}`
  const isTagged = git('merge-base', '--is-ancestor', `refs/tags/${tag}`, 'HEAD') !== undefined
  const commitCount = git('rev-list', '--count', isTagged ? `${tag}..HEAD` : 'HEAD')
  const isDirty = git('status', '--porcelain', '--untracked-files=no') !== ''
  if (isTagged && commitCount === '0' && !isDirty) return { version, date }
  const base = isTagged ? nextPatch(version) : version
  const commit = git('rev-parse', '--short=8', 'HEAD')
  return { version: `${base}-dev.${commitCount}.g${commit}${isDirty ? '.dirty' : ''}`, date }
}
