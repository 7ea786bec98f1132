import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aPartner, makeCustomersFile, parseDocument } from '../../test/customersFile.ts'
import { heed, newFolder, type RunOptions, token } from '../../test/heed.ts'
import { aPlatform } from '../../test/platform.ts'
import { exitCodes } from '../io/exit.ts'

// Decomposed accents, as on macOS; these test servers don't normalize accents.
const apart = (text: string): string => text.normalize('NFD')

const platform = aPlatform()
const partner = aPartner()

const lines = [
  'zoë@dæmi.is,Zoë Ångström,Þróun á Höfn,vöktun',
  'þórður@dæmi.is,Þórður,Þróun á Höfn',
  'é;no address',
]
const file = `${lines.join('\n')}\n`

async function place() {
  const folder = await newFolder()
  const env = { HEED_API: platform.url, HEED_TOKEN: token, XDG_CONFIG_HOME: folder }
  const run = (words: readonly string[], options: RunOptions = {}) => heed(words, { ...options, env })
  const importText = async (text: string, ...words: string[]) => {
    const path = join(folder, 'people.csv')
    await writeFile(path, text)
    const { code, output } = await run(['employees', 'import', path, '--company', '1', '--json', ...words])
    expect(code).toBe(3)
    return JSON.parse(output) as Record<string, unknown>
  }
  return { folder, run, importText }
}

it('imports a file with letters in two parts as the people and lists that are there', async () => {
  const { importText } = await place()
  expect(await importText(file)).toMatchObject({ new: 2, newLists: ['Þróun á Höfn'] })
  const world = platform.world()
  expect(await importText(apart(file))).toMatchObject({ new: 0, updated: 0, unchanged: 2, newLists: [] })
  expect(platform.world()).toEqual(world)
})

it('imports new people of such a file with whole letters, and refuses its lines as they stand there', async () => {
  const { folder, importText } = await place()
  const rejects = join(folder, 'refused.csv')
  await importText(apart(file), '--rejects', rejects)
  expect(platform.world()).toEqual({
    'zoë@dæmi.is': { name: 'Zoë Ångström', lists: ['Þróun á Höfn'], tags: ['vöktun'] },
    'þórður@dæmi.is': { name: 'Þórður', lists: ['Þróun á Höfn'], tags: [] },
  })
  expect(await readFile(rejects, 'utf8')).toMatch(apart('é;no address'))
})

it('knows a company, a list and a person by names in two parts', async () => {
  const { run, importText } = await place()
  platform.company = { ...platform.company, company_name: 'Norðurljós á Höfn' }
  await importText(file)
  const company = ['--company', apart('Norðurljós á Höfn')]
  const list = ['--list', apart('þróun á HÖFN')]
  const listed = await run(['employees', 'list', ...company, ...list, '--json'])
  expect(JSON.parse(listed.output)).toMatchObject([{ email: 'zoë@dæmi.is' }, { email: 'þórður@dæmi.is' }])
  const added = await run(['lists', 'add', apart('Þróun á Höfn'), apart('ZOË@dæmi.is'), ...company, '--json'])
  expect(JSON.parse(added.output)).toMatchObject({ added: 0, duplicates: 1, failures: [] })
  const got = await run(['employees', 'get', apart('Zoë@dæmi.is'), ...company, '--json'])
  expect(JSON.parse(got.output)).toMatchObject({ name: 'Zoë Ångström' })
})

it('sends the lines of a company that a column names in both ways of writing to that company', async () => {
  const { folder, run } = await place()
  platform.company = { ...platform.company, company_name: 'Norðurljós á Höfn' }
  const path = join(folder, 'all.csv')
  const company = 'Norðurljós á Höfn'
  const rows = [`${company};zoë@dæmi.is;Zoë`, `${apart(company)};${apart('ása@dæmi.is;Ása')}`]
  await writeFile(path, ['company;email;name', ...rows].join('\n'))
  expect((await run(['employees', 'import', path, '--by-company'])).code).toBe(0)
  expect(platform.world()).toMatchObject({ 'zoë@dæmi.is': { name: 'Zoë' }, 'ása@dæmi.is': { name: 'Ása' } })
})

it('completes a name of which the beginning is typed in two parts', async () => {
  const { run } = await place()
  platform.company = { ...platform.company, company_name: 'Ölgerð Höfn' }
  const { output } = await run(['__complete', 'zsh', 'whoami', '--company', apart('Ölgerð H')])
  expect(output).toBe('Ölgerð Höfn\t1\n')
})

it('makes companies of a file with names in two parts once, and knows them again in the other way', async () => {
  const rows = ['Ölgerð Höfn,standard,10,12,zoë@dæmi.is,Zoë,', 'Þróun ehf.,standard,20,12,,,']
  const { file: path, create, run } = await partner.place(apart(makeCustomersFile(rows)))
  expect(parseDocument((await create(['--json'])).output)).toMatchObject({ created: 2, existed: 0 })
  expect(partner.server.world()).toMatchObject({
    'Ölgerð Höfn': { managers: [{ email: 'zoë@dæmi.is', name: 'Zoë' }] },
    'Þróun ehf.': { seats: 20 },
  })
  await writeFile(path, makeCustomersFile(rows))
  expect(parseDocument((await create(['--json'])).output)).toMatchObject({ created: 0, existed: 2 })
  await writeFile(path, apart(makeCustomersFile(rows)))
  expect(parseDocument((await create(['--json'])).output)).toMatchObject({ created: 0, existed: 2 })
  expect(partner.creations()).toBe(2)
  const deleted = await run(['companies', 'list', '--partner', '5', '--filter', apart('ölgerð'), '--json'])
  expect(JSON.parse(deleted.output)).toMatchObject([{ name: 'Ölgerð Höfn' }])
})

it('refuses a file of companies that names one twice, in both ways of writing', async () => {
  const { create } = await partner.place(
    makeCustomersFile(['Þróun á Höfn,standard,10,12,,,', `${apart('Þróun á Höfn')},standard,10,12,,,`]),
  )
  const { code, error } = await create()
  expect([code, partner.creations()]).toEqual([exitCodes.safetyLimit, 0])
  expect(error).toContain('Same name as in line 2')
})
