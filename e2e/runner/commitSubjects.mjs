import { spawnSync } from 'node:child_process'
import { root } from './command.mjs'

const maxSubjectLength = 72

export function findLongSubjects(base, folder = root) {
  const words = ['log', '--no-merges', '--format=%s', `${base}..HEAD`]
  const { stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter((subject) => [...subject].length > maxSubjectLength)
}

export function checkSubjectsSince(base) {
  const longSubjects = findLongSubjects(base)
  const failure =
    longSubjects.map((subject) => `longer than ${maxSubjectLength} letters: ${subject}`).join('\n') ||
    undefined
  return [{ title: 'commits have short subjects', seconds: 0, failure }]
}
