import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findLongSubjects } from './commitSubjects.mjs'

test('commit subjects over 72 letters are reported, except merges and earlier commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-subjects-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@heed.example', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const commit = (subject: string) =>
    git('commit', '-q', '--allow-empty', '-m', subject, '-m', 'y'.repeat(90))
  git('init', '-q', '-b', 'main')
  commit('a'.repeat(80))
  const base = git('rev-parse', 'HEAD')
  commit('b'.repeat(72))
  commit('ð'.repeat(72))
  commit('c'.repeat(73))
  git('checkout', '-q', '-b', 'other', base)
  commit('d'.repeat(74))
  git('checkout', '-q', 'main')
  git('merge', '-q', '--no-ff', 'other', '-m', 'e'.repeat(90))
  expect(findLongSubjects(base, folder).toSorted()).toEqual(['c'.repeat(73), 'd'.repeat(74)])
})
