import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ensureInstalled, installToRun, isInstalled } from '../../mock-server/install.mjs'

let root = ''

/** Arguments of each npm call, recorded by a stub. Excludes arguments common to all calls. */
const listNpmCalls = (): string[] => {
  const log = join(root, 'npm.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  return lines.map((line) =>
    line.replace('install --no-save --no-audit --no-fund --loglevel=error', '').trim(),
  )
}

const writeLock = (libraryVersion: string) => {
  const packages = {
    '': { name: 'heed' },
    'node_modules/@heed/console': { link: true },
    'node_modules/library': { version: libraryVersion },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  }
  writeFileSync(`${root}package-lock.json`, JSON.stringify({ packages }))
}

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'heed-install-'))}/`
  onTestFinished(() => {
    rmSync(root, { recursive: true })
    vi.unstubAllEnvs()
  })
  mkdirSync(`${root}bin`)
  writeLock('1.0.0')
  writeFileSync(
    `${root}bin/npm`,
    `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const words = process.argv.slice(2)
appendFileSync('npm.log', words.join(' ') + '\\n')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const isWanted = ([, { dev, optional }]) => !optional && !(dev && words.includes('--omit=dev'))
mkdirSync('node_modules', { recursive: true })
writeFileSync(
  'node_modules/.package-lock.json',
  JSON.stringify({ packages: Object.fromEntries(Object.entries(packages).filter(isWanted)) }),
)
`,
  )
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
  expect([listNpmCalls(), isInstalled(root)]).toEqual([['--omit=dev', ''], true])
})

it('packages that someone installed with npm are used as they are', async () => {
  execFileSync('npm', ['ci'], { cwd: root })
  expect(isInstalled(root)).toBe(true)
  await ensureInstalled(root)
  expect(listNpmCalls()).toEqual(['ci'])
})

it('existing test tools are kept when the lock file changes', async () => {
  await ensureInstalled(root)
  writeLock('2.0.0')
  expect(isInstalled(root)).toBe(false)
  await installToRun(root)
  expect(listNpmCalls()).toEqual(['', ''])
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
  expect(listNpmCalls()).toEqual([`${root}.cache/npm`])
})
