import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorkspace } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()
const gophish =
  'First Name,Last Name,Email,Position\nÁsa,Jónsdóttir,asa@example.is,CFO\nJón,Ásuson,jon@example.is,\n'

const getNamesByEmail = () =>
  Object.fromEntries(Object.entries(platform.world()).map(([email, { name }]) => [email, name]))
const both = { 'asa@example.is': 'Ása Jónsdóttir', 'jon@example.is': 'Jón Ásuson' }

it("another system's file isn't sent, and its columns and an import command are shown", async () => {
  const { file, importIt, run } = await createWorkspace(platform, gophish)
  const { code, error } = await importIt()
  expect(code).toBe(2)
  expect(platform.batches).toEqual([])
  expect(error).toContain('1  name: First Name, e.g. Ása')
  expect(error).toContain('4  –: Position\n')
  const line = error.trimEnd().split('\n').at(-1)?.trim() ?? ''
  expect(line).toBe(`heed employees import ${file} --columns 'email=3,name=1+2'`)
  expect((await run([...line.replaceAll("'", '').split(' ').slice(1)])).code).toBe(0)
  expect(getNamesByEmail()).toEqual(both)
})

it('the suggested import command keeps the typed options, including --dry-run', async () => {
  const { file, run, importIt } = await createWorkspace(platform, gophish)
  await run(['profiles', 'set', 'live', '--api', platform.url])
  const words = ['--profile', 'live', '--company', '1', '--remove-obsolete', '--max-delete', '7', '--yes']
  const { error } = await importIt([...words, '--dry-run'])
  const [label, line] = error.trimEnd().split('\n').slice(-2)
  expect(label?.trim()).toBe('Preview the import:')
  expect(line?.trim()).toBe(
    `heed employees import ${file} --company 1 --profile live --remove-obsolete --max-delete 7 --yes --dry-run --columns 'email=3,name=1+2'`,
  )
  expect(platform.batches).toEqual([])
})

it('--columns accepts header names and can add employees to lists', async () => {
  const { importIt } = await createWorkspace(platform, gophish)
  const { code } = await importIt(['--columns', 'email=Email,name=First Name+Last Name,list=Position'])
  expect(code).toBe(0)
  expect(platform.world()['asa@example.is']).toEqual({ name: 'Ása Jónsdóttir', lists: ['CFO'], tags: [] })
})

it("a profile stores --columns for other systems' files", async () => {
  const { file, importIt, run } = await createWorkspace(platform, gophish)
  const kept = 'email=Email,name=First Name+Last Name'
  const made = await run(['profiles', 'set', 'default', '--api', platform.url, '--columns', kept, '--json'])
  expect(JSON.parse(made.output)).toMatchObject({ columns: kept })
  expect((await importIt()).code).toBe(0)
  expect(getNamesByEmail()).toEqual(both)
  await writeFile(file, 'osk@example.is,Ósk')
  expect((await importIt()).code).toBe(0)
  await writeFile(file, 'Nachname,Vorname,E-Mail\nA,B,c@example.is')
  const { code, error } = await importIt()
  expect([code, error]).toEqual([2, expect.stringContaining(`The profile sets --columns ${kept}.`)])
  const cleared = await run(['profiles', 'set', 'default', '--columns', '', '--json'])
  expect(JSON.parse(cleared.output)).toMatchObject({ columns: null })
})

it.each([
  ['email=Mail', 'There is no column "Mail". The first line has: First Name, Last Name, Email, Position'],
  ['email=9', 'There is no column 9: the first line has 4 columns.'],
  ['name=1', 'Exactly one column must contain the email address, such as email=3.'],
])("--columns that don't match the file stop the import before sending: %s", async (columns, text) => {
  const { importIt } = await createWorkspace(platform, gophish)
  const { code, error } = await importIt(['--columns', columns])
  expect([code, error]).toEqual([2, expect.stringContaining(text)])
  expect(platform.batches).toEqual([])
})

it("runs undo reads the file with the import's --columns", async () => {
  const { importIt, run } = await createWorkspace(platform, gophish)
  await importIt(['--columns', 'email=3,name=1+2'])
  const { code, output } = await run(['runs', 'undo', 'last', '--yes', '--json'])
  expect({ code, ...JSON.parse(output) }).toMatchObject({ code: 0, deleted: 2 })
  expect(getNamesByEmail()).toEqual({})
})

it.each([
  ['Netfang;Nafn;Sími\nasa@example.is;Ása;5551234\n', '3  –: Sími', 'email=1,name=2'],
  ['Mail;Sími\nasa@example.is;5551234\n', '2  –: Sími', 'email=1'],
  ['Username,Full name,Job title\nasa@example.is,Ása,CFO\n', '3  –: Job title', 'email=1,name=2'],
])(
  'a column with an unknown header is reported without showing a sample: %j',
  async (text, column, columns) => {
    const { file, importIt } = await createWorkspace(platform, text)
    const { code, error, output } = await importIt()
    expect([code, platform.batches]).toEqual([2, []])
    expect(error).toContain(`${column}\n`)
    expect(error.trimEnd()).toMatch(new RegExp(`heed employees import ${file} --columns '?${columns}'?$`))
    expect(error + output).not.toMatch(/5551234|CFO/)
  },
)

it('an import accepts headers in another language without asking', async () => {
  const { importIt } = await createWorkspace(platform, 'Netfang;Nafn;Deild\nasa@example.is;Ása;Sala\n')
  const { code, error } = await importIt()
  expect(code).toBe(0)
  expect(error).toContain('Netfang, Nafn, Deild')
  expect(platform.world()).toEqual({ 'asa@example.is': { name: 'Ása', lists: ['Sala'], tags: [] } })
})

it('headers above a column without addresses are reported as a rejected line', async () => {
  const { importIt } = await createWorkspace(platform, 'Netfang;Nafn\nengin;Una')
  const { error } = await importIt(['--dry-run'])
  expect(error).toContain('line 1 has no employee and will be rejected: Netfang;Nafn')
})

it('a comma between cells of a semicolon file is reported with its line', async () => {
  const { importIt } = await createWorkspace(
    platform,
    'asa@example.is;Ása;Sala\njon@example.is;Jóns, Jón;Sala\n',
  )
  expect((await importIt(['--dry-run'])).error).toMatch(/separator +semicolon; also comma, first on line 2\n/)
})

const secretsCsv =
  'Email,Name,Password\nasa@example.is,Ása,hunter2\njon,Jón,hunter2\nosk@example.is,Ósk,"hunter2\nbo@example.is,Bo,hunter2\n'

it("columns that aren't imported never appear in output, logs, journals or results", async () => {
  const { file, importIt, run } = await createWorkspace(platform, secretsCsv)
  const folder = dirname(file)
  const result = join(folder, 'result.json')
  const told = [
    await importIt(['--debug', '--result', result, '--max-errors', '9']),
    await importIt(['--dry-run', '--json']),
    await importIt(['--columns', 'email=Mail']),
    await run(['runs', 'results', 'last', '--json']),
    await run(['runs', 'show', 'last', '--json']),
  ]
  expect(told[0]?.output).toContain('jon,Jón,…')
  for (const { output, error } of told) expect(output + error).not.toContain('hunter2')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  expect(files).toContain(result)
  for (const path of files.filter((path) => path !== file)) {
    expect(await readFile(path, 'utf8'), path).not.toContain('hunter2')
  }
})

it('a Windows-1250 file gets advice to save as UTF-8, not use ISO 8859-1', async () => {
  const { file, importIt } = await createWorkspace(platform, '')
  await writeFile(file, Buffer.from([...Buffer.from('asa@example.is;Ewa;Oddzia'), 0xb3, 0x0a]))
  const { code, error } = await importIt()
  expect([code, platform.batches]).toEqual([2, []])
  expect(error).toContain('Save the file as CSV UTF-8')
  expect(error).not.toContain('iso-8859-1')
  const forced = await importIt(['--encoding', 'iso-8859-1', '--dry-run'])
  expect(forced.error).toContain('Some characters look garbled')
})

it("the error for a garbled character shows nothing from a column that isn't imported", async () => {
  const { file, importIt } = await createWorkspace(platform, '')
  await writeFile(
    file,
    Buffer.from('Email,Name,Password\nasa@example.is,Asa,hunter2-\u00e9\u00e8\n', 'latin1'),
  )
  const { code, error } = await importIt()
  expect([code, error]).toEqual([2, expect.not.stringContaining('hunter2')])
})

it('a file of a known vendor is named, and its suggested --columns build empty names', async () => {
  const text =
    'version:v1.0,,,\nName [displayName] Required,User name [userPrincipalName] Required,First name [givenName],Last name [surname]\n,jon@example.is,Jón,Ásuson\n'
  const { file, importIt } = await createWorkspace(platform, text)
  const { code, error } = await importIt()
  expect([code, platform.batches]).toEqual([2, []])
  expect(error).toContain('is a file from Microsoft Entra ID (bulk create template v1.0).')
  expect(error).toContain('If a name is empty, it is built from the columns after the | in --columns.')
  expect(error.trimEnd()).toMatch(`heed employees import ${file} --columns 'email=2,name=1|3+4'`)
  expect((await importIt(['--columns', 'email=2,name=1|3+4'])).code).toBe(0)
  expect(getNamesByEmail()).toEqual({ 'jon@example.is': 'Jón Ásuson' })
})

it("a Canvas file's names are built without --columns", async () => {
  const headings = 'user_id,login_id,first_name,last_name,full_name,email,status'
  const { importIt } = await createWorkspace(
    platform,
    `${headings}\n1,asa,Ása,Jónsdóttir,,asa@example.is,active\n2,jon,,,Jón Ásuson,jon@example.is,active\n`,
  )
  expect((await importIt()).code).toBe(0)
  expect(getNamesByEmail()).toEqual(both)
})
