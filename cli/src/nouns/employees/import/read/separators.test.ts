import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { expect, it } from 'vitest'
import { createWorkspace } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()

it('imports an export that a spreadsheet saved without quotes around several lists', async () => {
  const { folder, importIt } = await createWorkspace(
    platform,
    'Email,Name,Lists,Tags\nasa@example.is,Ása,München; Remote,night\nbo@@example.is,Bo,IT; Remote,\n',
  )
  const rejects = join(folder, 'rejects.csv')
  const { error } = await importIt(['--rejects', rejects])
  expect(error).toContain('comma')
  expect(platform.world()).toEqual({
    'asa@example.is': { name: 'Ása', lists: ['München', 'Remote'], tags: ['night'] },
  })
  expect(await readFile(rejects, 'utf8')).toBe(
    `${byteOrderMark}Email,Name,Lists,Tags\nbo@@example.is,Bo,IT; Remote,,,,#heed,3,email,Email not valid\n`,
  )
})
