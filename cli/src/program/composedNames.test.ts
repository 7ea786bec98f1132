import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aPartner, makeCustomersFile, parseDocument } from '../../test/customersFile.ts'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../test/heed.ts'
import { setUpPlatform } from '../../test/platform.ts'
import { exitCodes } from '../io/exit.ts'

// Decomposed accents, as on macOS; these test servers don't normalize accents.
const toDecomposed = (text: string): string => text.normalize('NFD')

const platform = setUpPlatform()
const partner = aPartner()

const lines = [
  'zoë@dæmi.is,Zoë Ångström,Þróun á Höfn,vöktun',
  'þórður@dæmi.is,Þórður,Þróun á Höfn',
  'é;no address',
]
const file = `${lines.join('\n')}\n`

async function prepareWorkspace() {
  const folder = await makeTempFolder()
  const env = { HEED_API: platform.url, HEED_TOKEN: token, XDG_CONFIG_HOME: folder }
  const run = (words: readonly string[], options: RunOptions = {}) => runHeed(words, { ...options, env })
  const importText = async (text: string, ...words: string[]) => {
    const path = join(folder, 'people.csv')
    await writeFile(path, text)
    const { code, output } = await run(['employees', 'import', path, '--company', '1', '--json', ...words])
    expect(code).toBe(3)
    return JSON.parse(output) as Record<string, unknown>
  }
  return { folder, run, importText }
}

it('an import with decomposed letters matches the existing employees and lists', async () => {
  const { importText } = await prepareWorkspace()
  expect(await importText(file)).toMatchObject({ new: 2, newLists: ['Þróun á Höfn'] })
  const world = platform.world()
  expect(await importText(toDecomposed(file))).toMatchObject({
    new: 0,
    updated: 0,
    unchanged: 2,
    newLists: [],
  })
  expect(platform.world()).toEqual(world)
})

it('an import stores decomposed names as composed and writes rejected lines unchanged', async () => {
  const { folder, importText } = await prepareWorkspace()
  const rejects = join(folder, 'refused.csv')
  await importText(toDecomposed(file), '--rejects', rejects)
  expect(platform.world()).toEqual({
    'zoë@dæmi.is': { name: 'Zoë Ångström', lists: ['Þróun á Höfn'], tags: ['vöktun'] },
    'þórður@dæmi.is': { name: 'Þórður', lists: ['Þróun á Höfn'], tags: [] },
  })
  expect(await readFile(rejects, 'utf8')).toMatch(toDecomposed('é;no address'))
})

it('finds a company, a list and an employee by decomposed names', async () => {
  const { run, importText } = await prepareWorkspace()
  platform.company = { ...platform.company, company_name: 'Norðurljós á Höfn' }
  await importText(file)
  const company = ['--company', toDecomposed('Norðurljós á Höfn')]
  const list = ['--list', toDecomposed('þróun á HÖFN')]
  const listed = await run(['employees', 'list', ...company, ...list, '--json'])
  expect(JSON.parse(listed.output)).toMatchObject([{ email: 'zoë@dæmi.is' }, { email: 'þórður@dæmi.is' }])
  const added = await run([
    'lists',
    'add',
    toDecomposed('Þróun á Höfn'),
    toDecomposed('ZOË@dæmi.is'),
    ...company,
    '--json',
  ])
  expect(JSON.parse(added.output)).toMatchObject({ added: 0, duplicates: 1, failures: [] })
  const got = await run(['employees', 'get', toDecomposed('Zoë@dæmi.is'), ...company, '--json'])
  expect(JSON.parse(got.output)).toMatchObject({ name: 'Zoë Ångström' })
})

it('a company column matches its company in composed and decomposed spelling', async () => {
  const { folder, run } = await prepareWorkspace()
  platform.company = { ...platform.company, company_name: 'Norðurljós á Höfn' }
  const path = join(folder, 'all.csv')
  const company = 'Norðurljós á Höfn'
  const rows = [`${company};zoë@dæmi.is;Zoë`, `${toDecomposed(company)};${toDecomposed('ása@dæmi.is;Ása')}`]
  await writeFile(path, ['company;email;name', ...rows].join('\n'))
  expect((await run(['employees', 'import', path, '--by-company'])).code).toBe(0)
  expect(platform.world()).toMatchObject({ 'zoë@dæmi.is': { name: 'Zoë' }, 'ása@dæmi.is': { name: 'Ása' } })
})

it('completion finds a company name whose beginning is typed with decomposed letters', async () => {
  const { run } = await prepareWorkspace()
  platform.company = { ...platform.company, company_name: 'Ölgerð Höfn' }
  const { output } = await run(['__complete', 'zsh', 'whoami', '--company', toDecomposed('Ölgerð H')])
  expect(output).toBe('Ölgerð Höfn\t1\n')
})

it('a file with decomposed names creates companies once, recognized in both spellings', async () => {
  const rows = ['Ölgerð Höfn,standard,10,12,zoë@dæmi.is,Zoë,', 'Þróun ehf.,standard,20,12,,,']
  const { file: path, create, run } = await partner.place(toDecomposed(makeCustomersFile(rows)))
  expect(parseDocument((await create(['--json'])).output)).toMatchObject({ created: 2, existed: 0 })
  expect(partner.server.world()).toMatchObject({
    'Ölgerð Höfn': { managers: [{ email: 'zoë@dæmi.is', name: 'Zoë' }] },
    'Þróun ehf.': { seats: 20 },
  })
  await writeFile(path, makeCustomersFile(rows))
  expect(parseDocument((await create(['--json'])).output)).toMatchObject({ created: 0, existed: 2 })
  await writeFile(path, toDecomposed(makeCustomersFile(rows)))
  expect(parseDocument((await create(['--json'])).output)).toMatchObject({ created: 0, existed: 2 })
  expect(partner.creations()).toBe(2)
  const deleted = await run([
    'companies',
    'list',
    '--partner',
    '5',
    '--filter',
    toDecomposed('ölgerð'),
    '--json',
  ])
  expect(JSON.parse(deleted.output)).toMatchObject([{ name: 'Ölgerð Höfn' }])
})

it('a companies file that names one company in both spellings is rejected', async () => {
  const { create } = await partner.place(
    makeCustomersFile([
      'Þróun á Höfn,standard,10,12,,,',
      `${toDecomposed('Þróun á Höfn')},standard,10,12,,,`,
    ]),
  )
  const { code, error } = await create()
  expect([code, partner.creations()]).toEqual([exitCodes.safetyLimit, 0])
  expect(error).toContain('Same name as in line 2')
})
