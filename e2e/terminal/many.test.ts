import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld } from './world.ts'

// Commands by an admin with full access to one company and read-only access to a second one.
const { direct, anonymous } = companyIds
let env: Record<string, string>
let folder: string

beforeEach(async () => {
  env = await (await createWorld()).as('admin')
  folder = await createTempFolder()
})

async function writeTestFile(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

it.each<[string, string | undefined]>([
  ['the output of heed companies list', undefined],
  ['IDs and names, one per line', `# customers\n${direct}\n\nLindenhof Klinik GmbH\n${direct}\n`],
  ['a companyId column', `name,companyId\nx,${direct}\n"y, z",${anonymous}\n`],
  ['a company column separated by semicolons', `\ufeffCompany;Plan\n${direct};a\nLindenhof Klinik GmbH;b\n`],
])("heed lists list shows each list's company when companies are given as %s", async (_, text) => {
  const file = await writeTestFile(
    'companies.csv',
    text ?? (await runHeed(['companies', 'list', '--csv'], { env })).output,
  )
  const { code, output, error } = await runHeed(['lists', 'list', '--company', `@${file}`, '--json'], { env })
  expect(code, error).toBe(0)
  const rows = JSON.parse(output) as { companyId: number; company: string; name: string }[]
  expect([...new Set(rows.map(({ companyId }) => companyId))]).toEqual([direct, anonymous])
  expect(Object.keys(rows[0] ?? {}).slice(0, 3)).toEqual(['companyId', 'company', 'id'])
  const chosen = await runHeed(
    ['lists', 'list', '--company', `@${file}`, '--csv', '--fields', 'company,name'],
    {
      env,
    },
  )
  expect(chosen.output.split('\n')[0]).toBe('company,name')
  expect(chosen.output.trim().split('\n')).toHaveLength(rows.length + 1)
})

it('an import for several companies continues after one fails and reports why', async () => {
  const companies = await writeTestFile('companies.txt', `${anonymous}\n${direct}\n`)
  const people = await writeTestFile('people.csv', 'one@many.example,One,Many\ntwo@many.example,Two,Many\n')
  const words = ['employees', 'import', people, '--company', `@${companies}`]
  const { code, output, error } = await runHeed(words, { env })
  expect(code, error).toBe(4)
  expect(error).toContain('1 of 2 companies succeeded.')
  expect(error).toContain(`Lindenhof Klinik GmbH (${anonymous}): `)
  expect(output).toMatch(/Norðurljós hf\. \(2\)\n(.*\n)*? +2 {2}employees added/)
  const again = await runHeed([...words, '--json'], { env })
  expect(JSON.parse(again.output)).toMatchObject([
    { companyId: anonymous, code: 4, error: expect.stringMatching(/.+/), new: null },
    { companyId: direct, code: 0, error: null, new: 0, unchanged: 2 },
  ])
})

it('an import for several companies gives each one the same lines of standard input', async () => {
  const companies = await writeTestFile('companies.txt', `${direct}\n${direct}\n${anonymous}\n`)
  const words = ['employees', 'import', '-', '--company', `@${companies}`, '--dry-run', '--json']
  const { output, error } = await runHeed(words, { env, input: 'one@many.example,One\n' })
  expect(JSON.parse(output), error).toMatchObject([{ new: 1 }, { companyId: anonymous }])
})

it('a companies file with unknown companies is rejected, naming each line', async () => {
  const companies = await writeTestFile('companies.txt', `${direct}\nNobody Ltd.\n99999\n`)
  const { code, output, error } = await runHeed(['lists', 'list', '--company', `@${companies}`], { env })
  expect([code, output]).toEqual([2, ''])
  expect(error).toContain("companies.txt contains companies that don't exist. Nothing was done.")
  expect(error).toContain('line 2: You don\'t manage a company called "Nobody Ltd."\n')
  expect(error).toMatch(/line 3: /)
})

it('an import for several companies requires a separate rejects file for each', async () => {
  const companies = await writeTestFile('companies.txt', `${direct}\n`)
  const people = await writeTestFile('people.csv', 'no address\none@many.example\n')
  const words = ['employees', 'import', people, '--company', `@${companies}`]
  const one = await runHeed([...words, '--rejects', join(folder, 'rejects.csv')], { env })
  expect(one.code).toBe(2)
  expect(one.error).toContain('every company would overwrite the same --rejects file.')
  const each = await runHeed([...words, '--rejects', join(folder, '{company}.rejects.csv')], { env })
  expect(each.code, each.error).toBe(3)
  expect(await readdir(folder)).toContain(`Norðurljós hf. ${direct}.rejects.csv`)
})

it("--by-company imports each line into its column's company and numbers rejected lines", async () => {
  const people = await writeTestFile(
    'everybody.csv',
    `company;email;name;list;tags\n${direct};One@many.example;"Ása ""A"" One";Many;a, b\nLindenhof Klinik GmbH;two@many.example;Two;;\n${direct};no address;;;\n`,
  )
  const words = ['employees', 'import', people, '--by-company']
  const first = await runHeed([...words, '--json'], { env })
  expect(first.code).toBe(1)
  expect(JSON.parse(first.output)).toMatchObject([
    { companyId: direct, code: 3, new: 1, invalid: 1, errors: [{ line: 4, message: 'Email not valid' }] },
    { companyId: anonymous, code: 4 },
  ])
  const list = await runHeed(['employees', 'list', '--list', 'Many', '--company', String(direct), '--json'], {
    env,
  })
  expect(JSON.parse(list.output)).toMatchObject([
    { email: 'one@many.example', name: 'Ása "A" One', lists: ['Many'], tags: ['a', 'b'] },
  ])
  const lost = await writeTestFile('lost.csv', `company,email\n${direct},a@many.example\n,b@many.example\n`)
  const refused = await runHeed(['employees', 'import', lost, '--by-company'], { env })
  expect(refused.code).toBe(1)
  expect(refused.error).toContain('line 3: the company is missing')
})

it('a --by-company import interrupted by Ctrl-C resumes by its run ID', async () => {
  const world = await createWorld()
  const own = await world.as('admin')
  const lines = Array.from({ length: 40 }, (_, at) => `${direct},by${at}@many.example,By ${at},By company`)
  const people = await writeTestFile('everybody.csv', ['company,email,name,list', ...lines].join('\n'))
  await world.control('faults', { steps: [{ operation: 'import.createUsersBatch', latency: 300 }] })
  const words = ['employees', 'import', people, '--by-company', '--batch', '5', '--concurrency', '1']
  const session = runOnTerminal(words, { env: own })
  await session.shows('Saving in')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  await world.control('faults', undefined, 'DELETE')
  const [, line = ''] = /heed (runs resume \S+)/.exec(session.screen()) ?? []
  const resumed = await runHeed(line.split(' '), { env: own })
  expect(resumed.code, resumed.error).toBe(0)
  const { output } = await runHeed(['employees', 'list', '--list', 'By company', '--all', '--json'], {
    env: { ...own, HEED_COMPANY: String(direct) },
  })
  expect(JSON.parse(output)).toHaveLength(lines.length)
})

it('whoami refuses to run for several companies', async () => {
  const { code, error } = await runHeed(['whoami', '--company', '@companies.txt'], { env })
  expect(code).toBe(2)
  expect(error).toContain("heed whoami can't be run for several companies")
})

it('a command for many companies prints no warnings of Node', async () => {
  const days = Array.from({ length: 12 }, (_, index) => `${direct},2025-01-${String(index + 10)}`)
  const file = await writeTestFile('days.csv', `company,since\n${days.join('\n')}\n`)
  const words = ['reports', 'download', '--all', '--company', `@${file}`, '--out', join(folder, 'reports')]
  const { code, output, error } = await runHeed([...words, '--json'], { env })
  expect(code, error).toBe(0)
  expect(JSON.parse(output)).toHaveLength(days.length)
  expect(error).not.toContain('Warning')
})
