import { spawnSync } from 'node:child_process'
import { root } from './command.mjs'

const longest = 72

export function longSubjects(base, folder = root) {
  const words = ['log', '--no-merges', '--format=%s', `${base}..HEAD`]
  const { stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter((subject) => [...subject].length > longest)
}

export function subjectsSince(base) {
  const long = longSubjects(base)
  const failure = long.map((subject) => `longer than ${longest} letters: ${subject}`).join('\n') || undefined
  return [{ title: 'commits have short subjects', seconds: 0, failure }]
}
