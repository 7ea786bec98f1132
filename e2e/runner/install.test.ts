import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ensureInstalled, installToRun, isInstalled } from '../../mock-server/install.mjs'

let root = ''

/** Arguments of each npm call, recorded by a stub. Excludes arguments common to all calls. */
const asked = (): string[] => {
  const log = join(root, 'npm.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  return lines.map((line) =>
    line.replace('install --no-save --no-audit --no-fund --loglevel=error', '').trim(),
  )
}

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'heed-install-'))}/`
  onTestFinished(() => {
    rmSync(root, { recursive: true })
    vi.unstubAllEnvs()
  })
  mkdirSync(`${root}node_modules`)
  mkdirSync(`${root}bin`)
  writeFileSync(`${root}package-lock.json`, '1')
  writeFileSync(`${root}bin/npm`, `#!/bin/sh\necho "$@" >> "${root}npm.log"\n`)
  chmodSync(`${root}bin/npm`, 0o755)
  vi.stubEnv('npm_config_cache', `${root}npm-cache`)
  vi.stubEnv('PATH', `${root}bin${delimiter}${process.env.PATH}`)
})

it('packages are installed first for running, then for testing, each only once', async () => {
  expect(isInstalled(root)).toBe(false)
  await installToRun(root)
  expect(isInstalled(root)).toBe(true)
  await ensureInstalled(root)
  await ensureInstalled(root)
  expect([asked(), isInstalled(root)]).toEqual([['--omit=dev', ''], true])
})

it('existing test tools are kept when the lock file changes', async () => {
  await ensureInstalled(root)
  writeFileSync(`${root}package-lock.json`, '2')
  expect(isInstalled(root)).toBe(false)
  await installToRun(root)
  expect(asked()).toEqual(['', ''])
})

it("a failed npm install shows npm's message and is retried next time", async () => {
  writeFileSync(`${root}bin/npm`, '#!/bin/sh\necho "no such package"\nexit 1\n')
  await expect(ensureInstalled(root)).rejects.toThrow('npm install failed:\nno such package')
  expect(isInstalled(root)).toBe(false)
})

it("npm gets its own cache if the usual one isn't writable", async () => {
  // The parent is a file instead of a folder, so not even root can write there.
  vi.stubEnv('npm_config_cache', `${root}package-lock.json/cache`)
  writeFileSync(`${root}bin/npm`, `#!/bin/sh\necho "$npm_config_cache" >> "${root}npm.log"\n`)
  await ensureInstalled(root)
  expect(asked()).toEqual([`${root}.cache/npm`])
})
