import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processTable } from '@heed/contracts/node/processTable'
import {
  heartbeatMs,
  makeProcessMark,
  type ProcessMark,
  serializeProcessMark,
} from '@heed/contracts/rules/processes'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import { acquireLock, findLockHolder, runExclusive } from './lock.ts'

const yearAgo = new Date('2025-01-01')
const makeLockPath = async () => join(await makeTempFolder(), 'import.lock')
const ownProcess = makeProcessMark(processTable)
const ownMark = serializeProcessMark(ownProcess)
const ownHolder = { holder: { name: `process ${process.pid}` } }
const getEndedProcessId = () => spawnSync(process.execPath, ['-e', '0']).pid

it('a lock has one holder and is available again after its release', async () => {
  const path = await makeLockPath()
  const first = await acquireLock(path)
  expect(await acquireLock(path)).toEqual(ownHolder)
  if ('release' in first) await first.release()
  expect(await acquireLock(path)).toHaveProperty('release')
})

it('exactly one of several callers takes over a lock from an ended process', async () => {
  const path = await makeLockPath()
  await writeFile(path, String(getEndedProcessId()))
  const tried = await Promise.all([acquireLock(path), acquireLock(path), acquireLock(path)])
  expect(tried.filter((one) => 'release' in one)).toHaveLength(1)
  expect(await readFile(path, 'utf8')).toBe(ownMark)
})

it('a released lock leaves no files', async () => {
  const path = await makeLockPath()
  const taken = await acquireLock(path)
  await acquireLock(path)
  if ('release' in taken) await taken.release()
  expect(await readdir(join(path, '..'))).toEqual([])
})

it('a lock is taken over even if an earlier takeover died halfway', async () => {
  const path = await makeLockPath()
  const ended = getEndedProcessId()
  await writeFile(path, String(ended))
  await writeFile(`${path}.after-${ended}`, String(getEndedProcessId()))
  expect(await acquireLock(path)).toHaveProperty('release')
  expect(await readdir(join(path, '..'))).toEqual(['import.lock'])
})

it.each<[string, string]>([
  ['written by an earlier version', String(process.pid)],
  ['from before its container restarted', serializeProcessMark({ ...ownProcess, started: '1' })],
  ['from before its machine rebooted', serializeProcessMark({ ...ownProcess, boot: 'earlier' })],
])('takes over a lock mark with its own PID %s', async (_, text) => {
  const path = await makeLockPath()
  await writeFile(path, text)
  expect(await findLockHolder(path)).toBe(null)
  expect(await acquireLock(path)).toHaveProperty('release')
  expect(await readFile(path, 'utf8')).toBe(ownMark)
})

it('a lock is taken over if its PID now belongs to another process', async () => {
  const path = await makeLockPath()
  const parent = { ...ownProcess, ...makeProcessMark({ ...processTable, pid: process.ppid }) }
  await writeFile(path, serializeProcessMark(parent))
  expect(await acquireLock(path)).toEqual({ holder: { name: `process ${process.ppid}` } })
  await writeFile(path, serializeProcessMark({ ...parent, started: '1' }))
  expect(await acquireLock(path)).toHaveProperty('release')
})

const remoteMark: ProcessMark = {
  ...{ pid: 1, host: 'job-7', boot: 'another', space: null, started: '1' },
  beats: false,
}
/** A PID namespace on this host; Linux never uses this number. */
const besideMark = serializeProcessMark({ ...ownProcess, space: 'pid:[1]', started: '1' })

it("a lock isn't taken over while a process in another container keeps touching it", async () => {
  const path = await makeLockPath()
  await writeFile(path, besideMark)
  const heart = setInterval(() => void utimes(path, new Date(), new Date()), 1)
  const tried = await acquireLock(path, { silence: 200 })
  clearInterval(heart)
  expect(tried).toEqual({ holder: { name: `process ${process.pid} in another container` } })
  expect(await readFile(path, 'utf8')).toBe(besideMark)
})

it('takes over a lock that a process in another container no longer touches', async () => {
  const path = await makeLockPath()
  await writeFile(path, besideMark)
  await utimes(path, yearAgo, yearAgo)
  expect(await findLockHolder(path)).toBe(null)
  expect(await acquireLock(path, { silence: 1 })).toHaveProperty('release')
  expect(await readFile(path, 'utf8')).toBe(ownMark)
})

it('a lock file is touched regularly until its release', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const path = await makeLockPath()
  const taken = await acquireLock(path)
  await utimes(path, yearAgo, yearAgo)
  vi.advanceTimersByTime(heartbeatMs)
  await vi.waitFor(async () => expect((await stat(path)).mtime.getFullYear()).toBeGreaterThan(2025))
  if ('release' in taken) await taken.release()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['process 1 on job-7', serializeProcessMark(remoteMark)],
  [`process ${process.ppid}`, String(process.ppid)],
  ['another process', ''],
])("doesn't take over a lock of %s, but names the file to delete", async (name, text) => {
  const path = await makeLockPath()
  await writeFile(path, text)
  const decision = `If that process has ended, delete ${path} and try again.`
  expect(await acquireLock(path)).toEqual({ holder: { name, decision } })
  expect(await findLockHolder(path)).toEqual({ name, decision })
  expect(await readFile(path, 'utf8')).toBe(text)
})

it('a lock file left empty by a power cut is taken over', async () => {
  const path = await makeLockPath()
  await writeFile(path, '')
  await utimes(path, yearAgo, yearAgo)
  expect(await acquireLock(path)).toHaveProperty('release')
})

it("runExclusive takes over an old lock that lock() wouldn't", async () => {
  const path = await makeLockPath()
  await writeFile(path, serializeProcessMark(remoteMark))
  await utimes(path, yearAgo, yearAgo)
  expect(await acquireLock(path)).toHaveProperty('holder')
  expect(await runExclusive(path, async () => readFile(path, 'utf8'))).toBe(
    serializeProcessMark({ ...ownProcess, beats: false }),
  )
  expect(await readdir(join(path, '..'))).toEqual([])
})

it("releasing a lock that was taken over doesn't delete it", async () => {
  const path = await makeLockPath()
  const first = await acquireLock(path)
  await utimes(path, yearAgo, yearAgo)
  expect(await acquireLock(path, { atMost: 1000 })).toHaveProperty('release')
  if ('release' in first) await first.release()
  expect(await readdir(join(path, '..'))).toEqual(['import.lock'])
})

it('runExclusive runs its work one at a time and releases the lock on failure', async () => {
  const path = await makeLockPath()
  let inside = 0
  const work = async () => {
    expect(++inside).toBe(1)
    await readdir(join(path, '..'))
    inside--
  }
  const failing = runExclusive(path, async () => {
    await work()
    throw new Error('no')
  })
  await Promise.all([
    ...Array.from({ length: 5 }, () => runExclusive(path, work)),
    expect(failing).rejects.toThrow('no'),
  ])
  expect(await readdir(join(path, '..'))).toEqual([])
})
