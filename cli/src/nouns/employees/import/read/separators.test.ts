import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { expect, it } from 'vitest'
import { heed, newFolder, token } from '../../../../../test/heed.ts'
import { aPlatform } from '../../../../../test/platform.ts'

const platform = aPlatform()

it('imports an exported file that a spreadsheet has saved without quotes around several lists', async () => {
  const folder = await newFolder()
  const file = join(folder, 'users.csv')
  const rejects = join(folder, 'rejects.csv')
  await writeFile(
    file,
    'Email,Name,Lists,Tags\nasa@example.is,Ása,München; Remote,night\nbo@@example.is,Bo,IT; Remote,\n',
  )
  const env = { HEED_API: platform.url, HEED_TOKEN: token, HEED_COMPANY: '1', XDG_CONFIG_HOME: folder }
  const { error } = await heed(['employees', 'import', file, '--rejects', rejects], { env })
  expect(error).toContain('comma')
  expect(platform.world()).toEqual({
    'asa@example.is': { name: 'Ása', lists: ['München', 'Remote'], tags: ['night'] },
  })
  expect(await readFile(rejects, 'utf8')).toBe(
    `${byteOrderMark}Email,Name,Lists,Tags\nbo@@example.is,Bo,IT; Remote,,,,#heed,3,email,Email not valid\n`,
  )
})
