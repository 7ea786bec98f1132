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
function passes(name = 'server') {
  createTestCache(folder).watch(name, ['server'])()
}
const rests = (name = 'server') => createTestCache(folder).isUnchanged(name, ['server'])

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
  expect(rests()).toBe(false)
  passes()
  expect([rests(), rests('console')]).toEqual([true, false])
})

it.each([
  ['a file it reads changes', 'server/a, á.ts'],
  ['a folder it reads gets a new file', 'server/deep/new.ts'],
  ['a root file changes', 'package.json'],
  ['the test runner changes', 'e2e/runner/counts.mjs'],
])('a part runs again if %s', (_, name) => {
  passes()
  write(name, '2')
  expect(rests()).toBe(false)
})

it.each(['HEED_SECRET', 'TZ', 'NODE_OPTIONS', 'CHROMIUM'])(
  'a part runs again with a different %s',
  (name) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    passes()
    vi.stubEnv(name, 'something else')
    expect(rests()).toBe(false)
    vi.unstubAllEnvs()
    expect(rests()).toBe(true)
  },
)

it("a part runs again when installed packages or a file's executable bit change", () => {
  write('server/run.sh', '')
  chmodSync(join(folder, 'server/run.sh'), 0o755)
  passes()
  chmodSync(join(folder, 'server/run.sh'), 0o644)
  expect(rests()).toBe(false)
  chmodSync(join(folder, 'server/run.sh'), 0o755)
  expect(rests()).toBe(true)
  write('node_modules/.package-lock.json', '{}')
  expect(rests()).toBe(false)
})

it('a part is skipped if only unrelated, ignored or reverted files changed', () => {
  passes()
  write('console/a.ts', '2')
  write('server/dist/built.js', '2')
  write('server/a, á.ts', '2')
  write('server/a, á.ts', '1')
  expect(rests()).toBe(true)
})

it('a part runs again when a file it reads is deleted', () => {
  passes()
  rmSync(join(folder, 'server/a, á.ts'))
  expect(rests()).toBe(false)
})

it('a change during a run makes the part run again', () => {
  const keep = createTestCache(folder).watch('server', ['server'])
  write('server/a, á.ts', '2')
  keep()
  expect(rests()).toBe(false)
})

it('without Git, every part runs again', () => {
  rmSync(join(folder, '.git'), { recursive: true })
  passes()
  expect(rests()).toBe(false)
})
