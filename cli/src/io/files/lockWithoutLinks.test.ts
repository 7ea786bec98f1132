import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processTable } from '@heed/contracts/node/processTable'
import { makeProcessMark, writeMark } from '@heed/contracts/rules/processes'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../../test/heed.ts'
import { lock } from './lock.ts'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  link: () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' })),
}))

it('a lock works on a file system without hard links', async () => {
  const path = join(await newFolder(), 'import.lock')
  const tried = await Promise.all([lock(path), lock(path), lock(path)])
  const taken = tried.filter((one) => 'release' in one)
  expect([taken.length, await readFile(path, 'utf8')]).toEqual([1, writeMark(makeProcessMark(processTable))])
  for (const { release } of taken) await release()
  expect(await readdir(join(path, '..'))).toEqual([])
  expect(await lock(path)).toHaveProperty('release')
})
