import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { heed, newFolder, token } from '../../../../../test/heed.ts'
import { aPlatform } from '../../../../../test/platform.ts'

const platform = aPlatform()

async function importText(text: string, words: readonly string[]) {
  const folder = await newFolder()
  const file = join(folder, 'people.csv')
  await writeFile(file, text)
  const env = { HEED_API: platform.url, HEED_TOKEN: token, HEED_COMPANY: '1', XDG_CONFIG_HOME: folder }
  return heed(['employees', 'import', file, ...words], { env })
}

it('counts names that lose invisible characters, in a dry run and in the run itself', async () => {
  const text = 'Email,Name,Lists\nasa@example.is,Á\u200bsa,Sa\u00adla\njon@example.is,Jón,Sala\nósk,Ó\u200bsk'
  for (const words of [['--dry-run'], []]) {
    expect(JSON.parse((await importText(text, [...words, '--json'])).output)).toMatchObject({
      cleanedNames: 2,
    })
    const { output } = await importText(text, words)
    expect(output).toContain('  2  names cleaned of invisible characters\n')
  }
  expect(platform.world()).toMatchObject({ 'asa@example.is': { name: 'Ása', lists: ['Sala'] } })
})

it('counts them for each company of a file', async () => {
  const text = 'company,email,name,list\n1,asa@example.is,Á\u200bsa,Sa\u00adla\n1,jon@example.is,Jón,Sala'
  const { code, output } = await importText(text, ['--by-company', '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([0, [{ new: 2, cleanedNames: 2 }]])
})
