import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processTable } from '@heed/contracts/node/processTable'
import { makeProcessMark, serializeProcessMark } from '@heed/contracts/rules/processes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { acquireLock } from './lock.ts'

const ownMark = serializeProcessMark(makeProcessMark(processTable))
let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heed-lock-'))
  file = join(folder, 'world.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a lock identifies its process until it is released', () => {
  const release = acquireLock(file)
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(ownMark)
  release()
  expect(existsSync(`${file}.lock`)).toBe(false)
})

it("a file used by a running process is rejected with the process's ID", () => {
  writeFileSync(`${file}.lock`, serializeProcessMark(makeProcessMark({ ...processTable, pid: process.ppid })))
  expect(() => acquireLock(file)).toThrow(`is in use by process ${process.ppid}; stop it`)
})

it('the error names the lock to delete if the process may run elsewhere', () => {
  writeFileSync(`${file}.lock`, '{"pid":1,"host":"job-7"}')
  expect(() => acquireLock(file)).toThrow(
    `${file} is in use by process 1 on job-7. If that process has ended, delete ${file}.lock and try again.`,
  )
})

it.each([
  ['the ID of an ended process', () => String(spawnSync(process.execPath, ['-e', '0']).pid)],
  ['its own process ID', () => String(process.pid)],
  [
    'the mark of a process whose ID was reused',
    () => serializeProcessMark({ ...makeProcessMark({ ...processTable, pid: process.ppid }), started: '1' }),
  ],
  ["text that isn't a process ID", () => 'nobody'],
  [
    'the mark of an inactive process in another container',
    () => serializeProcessMark({ ...makeProcessMark(processTable), space: 'pid:[1]', started: '1' }),
  ],
])('takeLock takes over the lock if it contains %s', (_, text) => {
  writeFileSync(`${file}.lock`, text())
  acquireLock(file, 1)()
  expect(existsSync(`${file}.lock`)).toBe(false)
  writeFileSync(`${file}.lock`, text())
  const release = acquireLock(file, 1)
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe(ownMark)
  release()
})

it('takeLock reports a missing folder in one line', () => {
  expect(() => acquireLock(join(folder, 'missing', 'world.json'))).toThrow(
    /^Couldn't lock the data file: ENOENT/,
  )
})
