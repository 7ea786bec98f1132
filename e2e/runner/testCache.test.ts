import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createTestCache } from './testCache.mjs'

let folder = ''
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder })
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** Records that the part "server", which reads the folder `server`, has passed with the current files. */
function recordPass(name = 'server') {
  createTestCache(folder).watch(name, ['server'])()
}
const isSkipped = (name = 'server') => createTestCache(folder).isUnchanged(name, ['server'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-spared-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  git('init', '-q')
  write('.gitignore', '.cache\ndist\nnode_modules\n')
  write('package.json', '{}')
  write('server/a, á.ts', '1')
  write('console/a.ts', '1')
  git('add', '-A')
})

it("a part is skipped once it has passed, but other parts aren't", () => {
  expect(isSkipped()).toBe(false)
  recordPass()
  expect([isSkipped(), isSkipped('console')]).toEqual([true, false])
})

it.each([
  ['a file it reads changes', 'server/a, á.ts'],
  ['a folder it reads gets a new file', 'server/deep/new.ts'],
  ['a root file changes', 'package.json'],
  ['the test runner changes', 'e2e/runner/counts.mjs'],
])('a part runs again if %s', (_, name) => {
  recordPass()
  write(name, '2')
  expect(isSkipped()).toBe(false)
})

it.each(['HEED_SECRET', 'TZ', 'NODE_OPTIONS', 'CHROMIUM'])(
  'a part runs again with a different %s',
  (name) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    recordPass()
    vi.stubEnv(name, 'something else')
    expect(isSkipped()).toBe(false)
    vi.unstubAllEnvs()
    expect(isSkipped()).toBe(true)
  },
)

it("a part runs again when installed packages or a file's executable bit change", () => {
  write('server/run.sh', '')
  chmodSync(join(folder, 'server/run.sh'), 0o755)
  recordPass()
  chmodSync(join(folder, 'server/run.sh'), 0o644)
  expect(isSkipped()).toBe(false)
  chmodSync(join(folder, 'server/run.sh'), 0o755)
  expect(isSkipped()).toBe(true)
  write('node_modules/.package-lock.json', '{}')
  expect(isSkipped()).toBe(false)
})

it('a part is skipped if only unrelated, ignored or reverted files changed', () => {
  recordPass()
  write('console/a.ts', '2')
  write('server/dist/built.js', '2')
  write('server/a, á.ts', '2')
  write('server/a, á.ts', '1')
  expect(isSkipped()).toBe(true)
})

it('a part runs again when a file it reads is deleted', () => {
  recordPass()
  rmSync(join(folder, 'server/a, á.ts'))
  expect(isSkipped()).toBe(false)
})

it('a change during a run makes the part run again', () => {
  const keep = createTestCache(folder).watch('server', ['server'])
  write('server/a, á.ts', '2')
  keep()
  expect(isSkipped()).toBe(false)
})

it('without Git, every part runs again', () => {
  rmSync(join(folder, '.git'), { recursive: true })
  recordPass()
  expect(isSkipped()).toBe(false)
})
