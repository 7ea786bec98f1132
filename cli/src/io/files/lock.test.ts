import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processTable } from '@heed/contracts/node/processTable'
import { beatMs, makeProcessMark, type ProcessMark, writeMark } from '@heed/contracts/rules/processes'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newFolder } from '../../../test/heed.ts'
import { findLockHolder, lock, runExclusive } from './lock.ts'

const yearAgo = new Date('2025-01-01')
const newPath = async () => join(await newFolder(), 'import.lock')
const own = makeProcessMark(processTable)
const ownMark = writeMark(own)
const ownHolder = { holder: { name: `process ${process.pid}` } }
const endedProcess = () => spawnSync(process.execPath, ['-e', '0']).pid

it('is held by one, and free again when it is given back', async () => {
  const path = await newPath()
  const first = await lock(path)
  expect(await lock(path)).toEqual(ownHolder)
  if ('release' in first) await first.release()
  expect(await lock(path)).toHaveProperty('release')
})

it('is taken over from a process that has ended, by one of all who try', async () => {
  const path = await newPath()
  await writeFile(path, String(endedProcess()))
  const tried = await Promise.all([lock(path), lock(path), lock(path)])
  expect(tried.filter((one) => 'release' in one)).toHaveLength(1)
  expect(await readFile(path, 'utf8')).toBe(ownMark)
})

it('leaves nothing behind', async () => {
  const path = await newPath()
  const taken = await lock(path)
  await lock(path)
  if ('release' in taken) await taken.release()
  expect(await readdir(join(path, '..'))).toEqual([])
})

it('is taken over although one who took it over before died over it', async () => {
  const path = await newPath()
  const ended = endedProcess()
  await writeFile(path, String(ended))
  await writeFile(`${path}.after-${ended}`, String(endedProcess()))
  expect(await lock(path)).toHaveProperty('release')
  expect(await readdir(join(path, '..'))).toEqual(['import.lock'])
})

it.each<[string, string]>([
  ['as an earlier version wrote it', String(process.pid)],
  ['of an earlier life of the container', writeMark({ ...own, started: '1' })],
  ['of a machine that was started again', writeMark({ ...own, boot: 'earlier' })],
])('is taken over from a process that had this number, %s', async (_, text) => {
  const path = await newPath()
  await writeFile(path, text)
  expect(await findLockHolder(path)).toBe(null)
  expect(await lock(path)).toHaveProperty('release')
  expect(await readFile(path, 'utf8')).toBe(ownMark)
})

it('is taken over from a process whose number another one has that runs', async () => {
  const path = await newPath()
  const parent = { ...own, ...makeProcessMark({ ...processTable, pid: process.ppid }) }
  await writeFile(path, writeMark(parent))
  expect(await lock(path)).toEqual({ holder: { name: `process ${process.ppid}` } })
  await writeFile(path, writeMark({ ...parent, started: '1' }))
  expect(await lock(path)).toHaveProperty('release')
})

const elsewhere: ProcessMark = {
  ...{ pid: 1, host: 'job-7', boot: 'another', space: null, started: '1' },
  beats: false,
}
/** A PID namespace on this host; Linux never uses this number. */
const besideMark = writeMark({ ...own, space: 'pid:[1]', started: '1' })

it('is left to a process of another container for as long as that touches it', async () => {
  const path = await newPath()
  await writeFile(path, besideMark)
  const heart = setInterval(() => void utimes(path, new Date(), new Date()), 1)
  const tried = await lock(path, { silence: 200 })
  clearInterval(heart)
  expect(tried).toEqual({ holder: { name: `process ${process.pid} in another container` } })
  expect(await readFile(path, 'utf8')).toBe(besideMark)
})

it('is taken over from a process of another container that shows no sign of life', async () => {
  const path = await newPath()
  await writeFile(path, besideMark)
  await utimes(path, yearAgo, yearAgo)
  expect(await findLockHolder(path)).toBe(null)
  expect(await lock(path, { silence: 1 })).toHaveProperty('release')
  expect(await readFile(path, 'utf8')).toBe(ownMark)
})

it('is touched for as long as it is held', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const path = await newPath()
  const taken = await lock(path)
  await utimes(path, yearAgo, yearAgo)
  vi.advanceTimersByTime(beatMs)
  await vi.waitFor(async () => expect((await stat(path)).mtime.getFullYear()).toBeGreaterThan(2025))
  if ('release' in taken) await taken.release()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['process 1 on job-7', writeMark(elsewhere)],
  [`process ${process.ppid}`, String(process.ppid)],
  ['another process', ''],
])('is left to %s, with the file to delete where only a person can decide', async (name, text) => {
  const path = await newPath()
  await writeFile(path, text)
  const decision = `If that process has ended, delete ${path} and try again.`
  expect(await lock(path)).toEqual({ holder: { name, decision } })
  expect(await findLockHolder(path)).toEqual({ name, decision })
  expect(await readFile(path, 'utf8')).toBe(text)
})

it('is taken over where a power cut left it empty', async () => {
  const path = await newPath()
  await writeFile(path, '')
  await utimes(path, yearAgo, yearAgo)
  expect(await lock(path)).toHaveProperty('release')
})

it('is taken over from whoever has held it for more than a moment, where that is all it is held for', async () => {
  const path = await newPath()
  await writeFile(path, writeMark(elsewhere))
  await utimes(path, yearAgo, yearAgo)
  expect(await lock(path)).toHaveProperty('holder')
  expect(await runExclusive(path, async () => readFile(path, 'utf8'))).toBe(
    writeMark({ ...own, beats: false }),
  )
  expect(await readdir(join(path, '..'))).toEqual([])
})

it('is left to whoever took it over', async () => {
  const path = await newPath()
  const first = await lock(path)
  await utimes(path, yearAgo, yearAgo)
  expect(await lock(path, { atMost: 1000 })).toHaveProperty('release')
  if ('release' in first) await first.release()
  expect(await readdir(join(path, '..'))).toEqual(['import.lock'])
})

it('lets one after the other do its work, and is given back by what fails', async () => {
  const path = await newPath()
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
