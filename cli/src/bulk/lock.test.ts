import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../test/heed.ts'
import { lock } from './lock.ts'

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
