import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { makeTempFolder } from '../../test/heed.ts'
import { exitCodes } from '../io/exit.ts'
import { openSource } from './source.ts'

it.skipIf(process.platform === 'win32')('rejects a named pipe instead of waiting for a writer', async () => {
  const path = join(await makeTempFolder(), 'people.csv')
  await promisify(execFile)('mkfifo', [path])
  await expect(openSource(path, process.stdin)).rejects.toMatchObject({
    code: exitCodes.usage,
    message: `${path} isn't a file.`,
  })
})

it('reports a symlink that points to itself', async () => {
  const path = join(await makeTempFolder(), 'people.csv')
  await symlink('people.csv', path)
  await expect(openSource(path, process.stdin)).rejects.toThrow(`Circular links at ${path}`)
})
