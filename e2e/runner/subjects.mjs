// Whether the subjects of commits are as short as every list of commits shows them.
import { spawnSync } from 'node:child_process'
import { root, teller } from './command.mjs'
import { add, asOne } from './counts.mjs'

const longest = 72

/** Subjects of the commits after `base`, the newest first, that are longer; those of merges come from elsewhere. */
export function longSubjects(base, folder = root) {
  const words = ['log', '--no-merges', '--format=%s', `${base}..HEAD`]
  const { stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter((subject) => [...subject].length > longest)
}

export function subjectsSince(base) {
  const long = longSubjects(base)
  for (const subject of long) teller()(`longer than ${longest} letters: ${subject}\n`)
  return long.map(() => asOne(false)).reduce(add, asOne(long.length === 0))
}
