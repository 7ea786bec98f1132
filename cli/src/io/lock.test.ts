import { spawnSync } from 'node:child_process'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../test/heed.ts'
import { alone, lock } from './lock.ts'

const newPath = async () => join(await newFolder(), 'import.lock')
const endedProcess = () => spawnSync(process.execPath, ['-e', '0']).pid

it('is held by one, and free again when it is given back', async () => {
  const path = await newPath()
  const first = await lock(path)
  expect(await lock(path)).toEqual({ holder: process.pid })
  if ('release' in first) await first.release()
  expect(await lock(path)).toHaveProperty('release')
})

it('is taken over from a process that has ended, by one of all who try', async () => {
  const path = await newPath()
  await writeFile(path, String(endedProcess()))
  const tried = await Promise.all([lock(path), lock(path), lock(path)])
  expect(tried.filter((one) => 'release' in one)).toHaveLength(1)
  expect(await readFile(path, 'utf8')).toBe(String(process.pid))
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

const yearAgo = new Date('2025-01-01')

it('is taken over from a process that only has the number of the one that took it, where it is held for a moment', async () => {
  const path = await newPath()
  await writeFile(path, String(process.ppid))
  await utimes(path, yearAgo, yearAgo)
  expect(await lock(path)).toEqual({ holder: process.ppid })
  expect(await alone(path, async () => readFile(path, 'utf8'))).toBe(String(process.pid))
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
  const failing = alone(path, async () => {
    await work()
    throw new Error('no')
  })
  await Promise.all([
    ...Array.from({ length: 5 }, () => alone(path, work)),
    expect(failing).rejects.toThrow('no'),
  ])
  expect(await readdir(join(path, '..'))).toEqual([])
})
