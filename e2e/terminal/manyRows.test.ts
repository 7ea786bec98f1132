import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partnerEmails } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, runHeed } from './program.ts'
import { createWorld } from './world.ts'

// Managers, keys and settings of several customers, with values from the companies file.
let env: Record<string, string>
let folder: string

beforeEach(async () => {
  const world = await createWorld()
  const { token } = await world.person(partnerEmails.bjarg)
  env = { HEED_API: world.api, HEED_TOKEN: token, XDG_CONFIG_HOME: await createTempFolder() }
  folder = await createTempFolder()
  const file = await writeTestFile(
    'new.csv',
    'name,plan,seats,validity\nFirst ehf.,partner-standard,5,12\nSecond ehf.,partner-standard,6,12\n',
  )
  await run('companies', 'create', '--from', file, '--yes')
})

async function writeTestFile(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function run(...words: readonly string[]) {
  const ended = await runHeed(words, { env })
  expect(ended.code, ended.error).toBe(0)
  return ended
}
const runJson = async <T>(...words: readonly string[]) =>
  JSON.parse((await run(...words, '--json')).output) as T

it('managers of several customers are added from columns, welcomed again and removed', async () => {
  const file = await writeTestFile(
    'managers.csv',
    [
      'company,email,name,role',
      'First ehf.,anna@first.example,Anna,admin',
      'First ehf.,bo@first.example,Bo,viewer',
      'Second ehf.,carl@second.example,Carl,',
    ].join('\n'),
  )
  const added = await runJson<object[]>('managers', 'add', '--company', `@${file}`, '--send-welcome')
  expect(added).toMatchObject([
    { company: 'First ehf.', code: 0, email: 'anna@first.example', role: 'admin', welcome: true },
    { company: 'First ehf.', code: 0, email: 'bo@first.example', role: 'viewer' },
    { company: 'Second ehf.', code: 0, email: 'carl@second.example', role: 'admin' },
  ])
  const resent = await run('managers', 'resend', 'bo@first.example', '--company', 'First ehf.')
  expect(resent.output).toContain('✓ Login email sent! bo@first.example can sign in to First ehf.')
  const again = await runHeed(['managers', 'add', '--company', `@${file}`], { env })
  expect(again.code).toBe(1)
  expect(again.error).toContain('0 of 3 rows succeeded.')
  expect(again.error).toContain('bo@first.example is already an admin of the company')
  const last = await runHeed(
    ['managers', 'remove', 'carl@second.example', '--company', 'Second ehf.', '--yes'],
    { env },
  )
  expect(last.error).toContain("A company's last admin can't be removed")
  await run('managers', 'remove', 'bo@first.example', '--company', 'First ehf.', '--yes')
  const left = await runJson<{ email: string }[]>('managers', 'list', '--company', 'First ehf.')
  expect(left.map(({ email }) => email)).toEqual(['anna@first.example'])
})

it('an invalid cell stops the command before the first company', async () => {
  const file = await writeTestFile(
    'managers.csv',
    'company,email,name,role\nFirst ehf.,a@b.example,A,\nSecond ehf.,c@d.example,C,chief\n',
  )
  const { code, output, error } = await runHeed(['managers', 'add', '--company', `@${file}`], { env })
  expect([code, output]).toEqual([1, ''])
  expect(error).toContain('line 3: role: It must be one of admin, viewer.')
  expect(await runJson('managers', 'list', '--company', 'First ehf.')).toEqual([])
})

it('keys of several customers are created and rotated by name, one file for each', async () => {
  const file = await writeTestFile('customers.txt', 'First ehf.\nSecond ehf.\n')
  const companies = ['--company', `@${file}`]
  await run('keys', 'create', '--name', 'Payroll', '--out', join(folder, '{company}.key'), ...companies)
  const rotated = await runJson<{ code: number; expires: string }[]>(
    ...['keys', 'rotate', 'payroll', '--overlap', '7d', '--yes'],
    ...['--out', join(folder, '{company} new.key'), ...companies],
  )
  expect(rotated.map(({ code, expires }) => [code, expires.slice(0, 10)])).toEqual([
    [0, '2026-02-09'],
    [0, '2026-02-09'],
  ])
  const keyFiles = (await readdir(folder)).filter((name) => name.endsWith('new.key'))
  expect(keyFiles).toHaveLength(2)
  for (const name of keyFiles) expect((await readFile(join(folder, name), 'utf8')).trim()).not.toBe('')
  const keys = await runJson<{ name: string; expires: string | null }[]>('keys', 'list', ...companies)
  expect(keys.filter(({ expires }) => expires === null)).toHaveLength(2)
})

it('companies update shows changes with --dry-run, then makes the same changes', async () => {
  const file = await writeTestFile(
    'changes.csv',
    'company,name,language,mainColor\nFirst ehf.,First hf.,is,#112233\nSecond ehf.,,de,\n',
  )
  const update = ['companies', 'update', '--company', `@${file}`]
  const dry = await runJson<Record<string, unknown>[]>(...update, '--dry-run')
  expect(dry.map(({ name, language, saved }) => [name, language, saved])).toEqual([
    ['First hf.', 'is', false],
    ['Second ehf.', 'de', false],
  ])
  const made = await runJson<Record<string, unknown>[]>(...update)
  expect(made.map((row) => ({ ...row, saved: false }))).toEqual(dry)
  expect(await runJson('companies', 'get', 'First hf.')).toMatchObject({ language: 'is', color: '#112233' })
})
