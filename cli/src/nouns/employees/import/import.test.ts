import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../../test/heed.ts'
import { createWorkspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()
let folder: string
beforeEach(async () => {
  folder = await makeTempFolder()
})

const mixed = [
  'una@@example.is;Una;Sales',
  'anna@example.is;Anna Jónsdóttir;Sales;north',
  '"jon@example.is";"Jón ""Nonni"" Ólafsson";Verkstæði',
  'bad@@example.is;Bad',
  'ANNA@example.is;;sales',
  ';;',
  '',
  'li@example.is;李小龍',
].join('\r\n')

async function importText(text: string | Uint8Array, words: string[] = [], options: RunOptions = {}) {
  const { importIt } = await createWorkspace(platform, text, { folder })
  return importIt(words, options)
}

const parseCounts = (output: string) => JSON.parse(output) as Record<string, unknown>

it('a dry run saves nothing and reports the same counts as the import', async () => {
  const expected = {
    file: 'people.csv',
    encoding: 'utf-8',
    lines: 8,
    new: 3,
    updated: 0,
    unchanged: 0,
    repeated: 1,
    leftOut: 0,
    cleanedNames: 0,
    obsolete: 0,
    deleted: 0,
    onlyLeftLists: 0,
    outcomeUnknown: 0,
    invalid: 3,
    newLists: ['Sales', 'Verkstæði'],
    errors: [
      { line: 1, text: 'una@@example.is;Una;Sales', message: 'Email not valid' },
      { line: 4, text: 'bad@@example.is;Bad', message: 'Email not valid' },
      { line: 6, text: ';;', message: 'No data found in line' },
    ],
  }
  const dry = await importText(mixed, ['--dry-run', '--json'])
  const seats = { left: 100_000, needed: 3, lacking: 0, freed: 0 }
  expect([dry.code, parseCounts(dry.output)]).toEqual([3, { ...expected, seats, changes: [] }])
  expect(platform.world()).toEqual({})
  const real = await importText(mixed, ['--json'])
  expect([real.code, parseCounts(real.output)]).toEqual([3, { ...expected, seats: null, changes: null }])
  expect(platform.world()).toEqual({
    'anna@example.is': { name: 'Anna Jónsdóttir', lists: ['Sales'], tags: ['north'] },
    'jon@example.is': { name: 'Jón Nonni Ólafsson', lists: ['Verkstæði'], tags: [] },
    'li@example.is': { name: '李小龍', lists: [], tags: [] },
  })
})

it("a dry run shows each employee's changes, combined from all their lines", async () => {
  await importText('anna@example.is,Anna,Sales,north\njon@example.is,Jón\nli@example.is,Li')
  const file =
    'li@example.is,Li\nanna@example.is,Anna Jónsdóttir,Sales\njon@example.is,Jón Óli,IT\nanna@example.is,,IT,remote'
  const before = platform.world()
  const changed = [
    {
      line: 2,
      email: 'anna@example.is',
      changes: [
        { field: 'name', from: 'Anna', to: 'Anna Jónsdóttir' },
        { field: 'lists', from: 'Sales', to: 'Sales, IT' },
        { field: 'tags', from: 'north', to: 'north, remote' },
      ],
    },
    {
      line: 3,
      email: 'jon@example.is',
      changes: [
        { field: 'name', from: 'Jón', to: 'Jón Óli' },
        { field: 'lists', from: '', to: 'IT' },
      ],
    },
  ]
  const dry = await importText(file, ['--dry-run', '--json'])
  expect(parseCounts(dry.output)).toMatchObject({ updated: 2, unchanged: 1, changes: changed })
  const { output } = await importText(file, ['--dry-run'])
  expect(output).toContain(
    [
      '  line 2  anna@example.is',
      '          name: Anna → Anna Jónsdóttir',
      '          lists: Sales → Sales, IT',
      '          tags: north → north, remote',
      '  line 3  jon@example.is',
      '          name: Jón → Jón Óli',
      '          lists: none → IT',
    ].join('\n'),
  )
  expect(platform.world()).toEqual(before)
})

it('a dry run shows ten of many changes and how many more there are', async () => {
  const people = (name: string) =>
    Array.from({ length: 12 }, (_, at) => `p${at}@example.is,${name}`).join('\n')
  await importText(people('One'))
  const { output } = await importText(people('Two'), ['--dry-run', '--batch', '3'])
  expect(output.match(/name: One → Two/g)).toHaveLength(10)
  expect(output).toContain('line 10  p9@example.is')
  expect(output).toContain('  and 2 more employees')
})

it('employees import shows the detected format before sending, except with --quiet', async () => {
  const { error } = await importText(mixed)
  expect(error).toContain('people.csv → Norðurljós')
  expect(error).toContain('UTF-8, CRLF line breaks')
  expect(error).toContain('semicolon')
  expect(error).toContain('line 2      anna@example.is │ Anna Jónsdóttir │ Sales │ north')
  expect((await importText(mixed, ['--quiet'])).error).toBe('')
})

it('the last name given for an employee is saved, even with parallel batches', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => `p${at % 7}@example.is,Name ${at}`)
  const { code } = await importText(lines.join('\n'), ['--batch', '5', '--concurrency', '8'])
  expect(code).toBe(0)
  const names = Object.values(platform.world()).map(({ name }) => name)
  expect(names).toEqual([294, 295, 296, 297, 298, 299, 293].map((at) => `Name ${at}`))
})

it('lines written by --rejects can be fixed and imported again', async () => {
  const rejects = join(folder, 'refused.csv')
  const { code } = await importText(mixed, ['--rejects', rejects])
  expect(code).toBe(3)
  expect((await stat(rejects)).mode & 0o777).toBe(0o600)
  const written = await readFile(rejects, 'utf8')
  expect(written).toContain('bad@@example.is;Bad;;;#heed;4;email;Email not valid\n')
  const mended = await importText(written.replace('bad@@', 'good@').split('\n').slice(1, 2).join('\n'))
  expect(mended.code).toBe(0)
  expect(platform.world()['good@example.is']).toEqual({ name: 'Bad', lists: [], tags: [] })
})

it('--rejects rejects a symlink and makes an existing file private', async () => {
  const [link, other] = [join(folder, 'link.csv'), join(folder, 'other.csv')]
  await writeFile(other, 'kept', { mode: 0o644 })
  await symlink(other, link)
  const refused = await importText(mixed, ['--rejects', link])
  expect([refused.code, refused.error]).toEqual([2, expect.stringContaining('is a symbolic link')])
  expect(await readFile(other, 'utf8')).toBe('kept')
  expect((await importText(mixed, ['--rejects', other])).code).toBe(3)
  expect((await stat(other)).mode & 0o777).toBe(0o600)
})

it('--rejects writes lines of an ISO 8859-1 file in the same encoding', async () => {
  const rejects = join(folder, 'refused.csv')
  const bytes = Buffer.from('j\u00f3n@@example.is,J\u00f3n\nasa@example.is,\u00c1sa', 'latin1')
  const { code } = await importText(bytes, ['--encoding', 'iso-8859-1', '--rejects', rejects])
  expect(code).toBe(3)
  expect((await readFile(rejects, 'latin1')).startsWith('j\u00f3n@@example.is,J\u00f3n,,,#heed,1,')).toBe(
    true,
  )
  expect(platform.people.get('asa@example.is')?.name).toBe('Ása')
})

it('a dry run fails like the import on garbled names and suggests an encoding', async () => {
  const file = Buffer.from('jon@example.is,J\u00f3n \u00d3lafsson\n', 'latin1')
  const [dry, real] = [await importText(file, ['--dry-run']), await importText(file)]
  expect([dry.code, dry.output]).toEqual([2, ''])
  expect(dry.error).toContain('Add --encoding iso-8859-1')
  expect([real.code, real.error]).toEqual([dry.code, dry.error])
})

it("the suggested command for another system's file includes --encoding", async () => {
  const file = Buffer.from('Nachname;Vorname;E-Mail\nM\u00fcller;J\u00f6rg;joerg@example.is\n', 'latin1')
  const { code, error } = await importText(file)
  expect(code).toBe(2)
  expect(error).toContain('e.g. Müller')
  expect(error).toMatch(/--encoding iso-8859-1 --columns 'email=3,name=2\+1'\n/)
})

it('employees import sends nothing if names look garbled and suggests the other encoding', async () => {
  const bytes = Buffer.from('asa@example.is,\u00c1sa', 'latin1')
  const { code, error } = await importText(bytes)
  expect(code).toBe(2)
  expect(error).toContain('Add --encoding iso-8859-1')
  expect(platform.batches).toEqual([])
})

const manyLines = Array.from({ length: 9000 }, (_, at) => `p${at}@example.is,Name ${at}`)

it('employees import finds garbled names anywhere in the file before sending', async () => {
  const bytes = Buffer.from([...manyLines, 'asa@example.is,\u00c1sa'].join('\n'), 'latin1')
  const { code, error } = await importText(bytes)
  expect([code, platform.batches]).toEqual([2, []])
  expect(error).toContain('Add --encoding iso-8859-1')
})

it('a failed import says how much was saved and finishes with --resume', async () => {
  platform.fault = (batch) => (batch >= 2 ? { status: 400 } : undefined)
  const text = [...manyLines, 'bad@@example.is;Bad'].join('\n')
  const first = await importText(text, ['--concurrency', '1'])
  expect(first.code).toBe(1)
  expect(first.error).toContain('Saved so far in Norðurljós: 1,000 employees; the file has 9,001 lines.')
  platform.fault = () => undefined
  const { code, output } = await importText(text, ['--concurrency', '1', '--resume', '--json'])
  expect(code).toBe(3)
  expect(parseCounts(output)).toMatchObject({ lines: 9001, new: 9000, invalid: 1 })
  expect(platform.people.size).toBe(9000)
  expect(platform.batches.flat().filter((line) => line <= 1000)).toHaveLength(1000)
})

it.each([
  ['--max-errors', '2', 10],
  ['--max-errors', '3', 3],
  ['--max-errors', '40%', 10],
  ['--max-errors', '43%', 3],
])('an import with %s %s and three of seven lines rejected exits with %i', async (option, limit, code) => {
  const result = await importText(mixed, [option, limit, '--json'])
  expect(result.code).toBe(code)
  expect(platform.batches.length > 0).toBe(code === 3)
  expect(parseCounts(result.output).invalid).toBe(3)
})

it('lines that only the server rejects are reported like any other', async () => {
  platform.refuses.add('jon@example.is')
  const rejects = join(folder, 'refused.csv')
  const { code, output } = await importText('jon@example.is,Jón\nasa@example.is,Ása', [
    '--json',
    '--rejects',
    rejects,
  ])
  expect(code).toBe(3)
  expect(parseCounts(output)).toMatchObject({
    new: 1,
    invalid: 1,
    errors: [{ line: 1, text: 'jon@example.is,Jón', message: 'Email not valid' }],
  })
  expect(await readFile(rejects, 'utf8')).toBe('\uFEFFjon@example.is,Jón,,,#heed,1,server,Email not valid\n')
})

it('employees import reads standard input for - and leaves no temporary file', async () => {
  const env = { HEED_API: platform.url, HEED_TOKEN: token, HEED_COMPANY: '1' }
  const spooled = async () => (await readdir(tmpdir())).filter((name) => /^heed-\w{6}$/.test(name))
  const before = await spooled()
  const { code, output } = await runHeed(['employees', 'import', '-', '--json'], {
    env,
    input: 'asa@example.is,Ása',
  })
  expect(code).toBe(0)
  expect(parseCounts(output)).toMatchObject({ file: 'standard input', new: 1 })
  expect(await spooled()).toEqual(before)
})

it.each([
  ['people.xls', 'x', 2, "isn't an employee file"],
  ['people.csv', '', 1, 'No rows found'],
  ['people.csv', 'PK\u0003\u0004zip', 1, 'zip archive or an Excel workbook'],
])('rejects %s containing "%s"', async (name, text, code, message) => {
  const file = join(folder, name)
  await writeFile(file, text)
  const env = { HEED_API: platform.url, HEED_TOKEN: token, HEED_COMPANY: '1' }
  const result = await runHeed(['employees', 'import', file], { env })
  expect(result.code).toBe(code)
  expect(result.error).toContain(message)
})

it("employees import doesn't start when the company has no seats left", async () => {
  platform.company.canAddUsers = false
  const { code, error } = await importText(mixed)
  expect(code).toBe(1)
  expect(error).toContain('Employees limit reached.')
  expect(platform.batches).toEqual([])
})

it('employees import never prints the token', async () => {
  platform.fault = () => ({ status: 500 })
  const { output, error } = await importText(`${token}@@x,${token}`)
  expect(output + error).not.toContain(token)
})
