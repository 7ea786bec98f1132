import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { listChanges } from './changes.mjs'

let folder = ''
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
const write = (name: string, text = '') => writeFileSync(join(folder, name), text)
const commit = () => {
  git('add', '-A')
  git('commit', '-qm', 'More')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  git('init', '-q', '-b', 'main')
  write('.gitignore', 'dist/')
  for (const name of ['kept.ts', 'changed.ts', 'deleted.ts', 'staged.ts']) write(name)
  commit()
})

it("a branch's changes are all differences from where it left main", () => {
  const left = git('rev-parse', '--short', 'HEAD')
  git('checkout', '-qb', 'mine')
  write('committed, á.ts')
  commit()
  git('checkout', '-q', 'main')
  write('theirs.ts')
  commit()
  git('checkout', '-q', 'mine')
  write('changed.ts', 'again')
  rmSync(join(folder, 'deleted.ts'))
  write('staged.ts', 'again')
  git('add', 'staged.ts')
  write('new.ts')
  mkdirSync(join(folder, 'dist'))
  write('dist/built.ts')
  const { base, files } = listChanges(undefined, folder)
  expect(base).toBe(left)
  expect(files.toSorted()).toEqual(['changed.ts', 'committed, á.ts', 'new.ts', 'staged.ts'])
})

it('on main, changes are the uncommitted files or everything since a given commit', () => {
  write('second.ts')
  commit()
  write('new.ts')
  expect(listChanges(undefined, folder).files).toEqual(['new.ts'])
  expect(listChanges('HEAD~1', folder).files).toEqual(['second.ts', 'new.ts'])
  git('branch', '-qm', 'trunk')
  expect(listChanges(undefined, folder).files).toEqual(['new.ts'])
})

it("an unknown commit name gives Git's error message", () => {
  expect(() => listChanges('nowhere', folder)).toThrow(/^Couldn't list changes with git: fatal: /)
})
