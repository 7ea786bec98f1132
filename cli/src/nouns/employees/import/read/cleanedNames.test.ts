import { expect, it } from 'vitest'
import { importText } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()

it('employees import counts names with invisible characters removed, also in a dry run', async () => {
  const text = 'Email,Name,Lists\nasa@example.is,Á\u200bsa,Sa\u00adla\njon@example.is,Jón,Sala\nósk,Ó\u200bsk'
  for (const words of [['--dry-run'], []]) {
    expect(JSON.parse((await importText(platform, text, [...words, '--json'])).output)).toMatchObject({
      cleanedNames: 2,
    })
    const { output } = await importText(platform, text, words)
    expect(output).toContain('  2  names with invisible characters removed\n')
  }
  expect(platform.world()).toMatchObject({ 'asa@example.is': { name: 'Ása', lists: ['Sala'] } })
})

it('--by-company counts cleaned names for each company', async () => {
  const text = 'company,email,name,list\n1,asa@example.is,Á\u200bsa,Sa\u00adla\n1,jon@example.is,Jón,Sala'
  const { code, output } = await importText(platform, text, ['--by-company', '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([0, [{ new: 2, cleanedNames: 2 }]])
})
