import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processTable } from '@heed/contracts/node/processTable'
import { makeProcessMark, serializeProcessMark } from '@heed/contracts/rules/processes'
import { expect, it, vi } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import { acquireLock } from './lock.ts'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  link: () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' })),
}))

it('a lock works on a file system without hard links', async () => {
  const path = join(await makeTempFolder(), 'import.lock')
  const tried = await Promise.all([acquireLock(path), acquireLock(path), acquireLock(path)])
  const taken = tried.filter((one) => 'release' in one)
  expect([taken.length, await readFile(path, 'utf8')]).toEqual([
    1,
    serializeProcessMark(makeProcessMark(processTable)),
  ])
  for (const { release } of taken) await release()
  expect(await readdir(join(path, '..'))).toEqual([])
  expect(await acquireLock(path)).toHaveProperty('release')
})
