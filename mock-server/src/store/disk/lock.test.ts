import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeLock } from './lock.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-lock-'))
  file = join(folder, 'world.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('holds the id of its process until it is let go', () => {
  const release = takeLock(file)
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(`${process.pid}\n`)
  release()
  expect(existsSync(`${file}.lock`)).toBe(false)
})

it('refuses a file that a living process uses, by its id', () => {
  writeFileSync(`${file}.lock`, `${process.ppid}\n`)
  expect(() => takeLock(file)).toThrow(`is in use by process ${process.ppid}`)
})

it.each(['a process that has ended', 'text that is no id'])('takes over the lock of %s', (kind) => {
  const ended = spawnSync(process.execPath, ['-e', '0']).pid
  writeFileSync(`${file}.lock`, kind.startsWith('text') ? 'nobody' : `${ended}\n`)
  takeLock(file)
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(`${process.pid}\n`)
})

it('says in one line that a folder is missing', () => {
  expect(() => takeLock(join(folder, 'missing', 'world.json'))).toThrow(
    /^The data file cannot be locked: ENOENT/,
  )
})
