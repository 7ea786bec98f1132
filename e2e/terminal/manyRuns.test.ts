import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partnerEmails } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createPartnerWorkspace, type PartnerWorkspace } from './world.ts'

// Runs of commands with --company @FILE: shown, resumed and undone.
const customers = ['First ehf.', 'Second ehf.', 'Third ehf.', 'Fourth ehf.']
let { world, env, folder, writeTestFile, runJson } = {} as PartnerWorkspace

beforeEach(async () => {
  ;({ world, env, folder, writeTestFile, runJson } = await createPartnerWorkspace())
  const rows = customers.map((name) => `${name},partner-standard,5,12`)
  const file = await writeTestFile('new.csv', ['name,plan,seats,validity', ...rows].join('\n'))
  await runJson(['companies', 'create', '--from', file, '--yes'])
})

const readDetails = (name: string) =>
  runJson<{ name: string; language: string; color: string | null }>(['companies', 'get', name])
const listManagers = async (company: string) =>
  (await runJson<{ email: string }[]>(['managers', 'list', '--company', company])).map(({ email }) => email)
const listReports = (company: string) =>
  runJson<{ id: number; name: string }[]>(['reports', 'list', '--company', company])

interface Run {
  id: string
  kind: string
  state: string
  counts: Record<string, number>
}
const viewLastRun = () => runJson<Run>(['runs', 'view', 'last'])

/** All text that heed has stored in its configuration folder. */
async function readStoredText(): Promise<string> {
  const root = join(String(env.XDG_CONFIG_HOME), 'heed')
  const files = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n')
}

interface Undone {
  restored?: number
  removed?: number
  deleted?: number
  skipped: number
  companies: { name: string; state: string; reason: string | null }[]
}

it('an update of companies is undone, except where someone has changed a company since', async () => {
  const before = await Promise.all(customers.map(readDetails))
  const file = await writeTestFile(
    'changes.csv',
    [
      'company,language,mainColor',
      ...customers.map((name) => `${name},is,#112233`),
      'First ehf.,de,#445566',
    ].join('\n'),
  )
  const made = await runHeed(['companies', 'update', '--company', `@${file}`], { env })
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/Run (\S+)\. See its details: /)])
  expect(await viewLastRun()).toMatchObject({
    kind: 'companies update',
    state: 'done',
    counts: { done: 5, failed: 0, left: 0 },
  })
  await runJson(['companies', 'update', '--company', 'Second ehf.', '--main-color', '#000000'])
  const dry = await runHeed(['runs', 'undo', 'last', '--dry-run'], { env })
  expect(dry.error).toContain('First ehf.')
  expect(dry.error).toContain('language de → ')
  expect((await readDetails('First ehf.')).color).toBe('#445566')
  const undone = await runJson<Undone>(['runs', 'undo', 'last', '--yes'])
  expect(undone).toMatchObject({ restored: 3, skipped: 1 })
  expect(undone.companies).toContainEqual(
    expect.objectContaining({ name: 'Second ehf.', reason: 'It has changed since the run' }),
  )
  const after = await Promise.all(customers.map(readDetails))
  expect(after.filter((_, at) => at !== 1)).toEqual(before.filter((_, at) => at !== 1))
  expect(after[1]).toMatchObject({ language: 'is', color: '#000000' })
})

it('after Ctrl-C, runs resume continues with the rows that have no result', async () => {
  await world.control('faults', { steps: [{ operation: 'reports.create', latency: 400 }] })
  const file = await writeTestFile('customers.txt', customers.join('\n'))
  const session = runOnTerminal(
    ['reports', 'create', '--name', 'Board', '--all-employees', '--company', `@${file}`],
    { env, cols: 100 },
  )
  await session.shows('Second ehf.')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  expect(session.screen()).toContain('Interrupted.')
  expect(await viewLastRun()).toMatchObject({ kind: 'reports create', state: 'interrupted' })
  await world.control('faults', undefined, 'DELETE')
  const [, line = ''] = /heed (runs resume \S+)/.exec(session.screen()) ?? []
  const resumed = await runJson<{ rows: { company: string }[] }>(line.split(' '))
  expect(resumed.rows.length).toBeGreaterThan(0)
  const reports = await Promise.all(customers.map(listReports))
  expect(reports.map((own) => own.map(({ name }) => name))).toEqual(customers.map(() => ['Board']))
  expect(await viewLastRun()).toMatchObject({ state: 'done', counts: { done: 4, failed: 0, left: 0 } })
  expect((await runHeed(['runs', 'resume', 'last'], { env })).error).toContain('has finished')
})

it('runs undo deletes the created reports, but keeps one that was changed since', async () => {
  const file = await writeTestFile('customers.txt', customers.join('\n'))
  const recipients = ['--recipients', 'board@nordfish.example']
  await runJson([
    ...['reports', 'create', '--name', 'Board', '--all-employees'],
    ...[...recipients, '--company', `@${file}`],
  ])
  expect(await readStoredText()).not.toContain('nordfish')
  const company = ['--company', 'First ehf.']
  await runJson(['reports', 'update', 'Board', '--name', 'Directors', ...company])
  expect(await runJson<Undone>(['runs', 'undo', 'last', '--yes'])).toMatchObject({ deleted: 3, skipped: 1 })
  expect(await listReports('First ehf.')).toMatchObject([{ name: 'Directors' }])
  expect(await listReports('Second ehf.')).toEqual([])
})

it('added managers are removed by runs undo, and only those', async () => {
  const file = await writeTestFile(
    'managers.csv',
    [
      'company,email,name,role',
      'First ehf.,anna@first.example,Anna,admin',
      'First ehf.,bo@first.example,Bo,viewer',
      'Second ehf.,carl@second.example,Carl,admin',
    ].join('\n'),
  )
  await runJson(['managers', 'add', 'dora@first.example', '--name', 'Dora', '--company', 'First ehf.'])
  await runJson(['managers', 'add', '--company', `@${file}`])
  expect(await readStoredText()).not.toMatch(/@(first|second)\.example/)
  await runJson(['managers', 'remove', 'bo@first.example', '--company', 'First ehf.', '--yes'])
  const undone = await runJson<Undone>(['runs', 'undo', 'last', '--yes'])
  expect(undone).toMatchObject({ removed: 1, skipped: 1 })
  expect(undone.companies).toContainEqual(
    expect.objectContaining({ name: 'Second ehf.', reason: "A company's last admin can't be removed" }),
  )
  expect(await listManagers('First ehf.')).toEqual(['dora@first.example'])
})

it('a removal of a typed address resumes with the address, and explains why it has no undo', async () => {
  for (const company of customers) {
    const add = ['managers', 'add', 'anna@bjarg.example', '--name', 'Anna', '--role', 'viewer']
    await runJson([...add, '--company', company])
  }
  const file = await writeTestFile('customers.txt', customers.join('\n'))
  await world.control('faults', { steps: [{ operation: 'managers.delete', status: 500, skip: 1, count: 1 }] })
  const remove = ['managers', 'remove', 'anna@bjarg.example', '--company', `@${file}`, '--yes']
  await runHeed(remove, { env })
  await world.control('faults', undefined, 'DELETE')
  expect(await readStoredText()).not.toContain('anna@')
  const { id } = await viewLastRun()
  const without = await runHeed(['runs', 'retry', id], { env })
  expect([without.code, without.error]).toEqual([2, expect.stringContaining('Add --manager-email <address>')])
  const other = await runHeed(['runs', 'retry', id, '--manager-email', 'bo@bjarg.example'], { env })
  expect(other.error).toContain('used a different email address')
  await runJson(['runs', 'retry', id, '--manager-email', 'anna@bjarg.example'])
  expect(await Promise.all(customers.map(listManagers))).toEqual(customers.map(() => []))
  const undo = await runHeed(['runs', 'undo', id, '--yes'], { env })
  expect([undo.code, undo.error]).toEqual([
    1,
    expect.stringContaining(`"managers remove" can't be undone. Adding managers again wouldn't restore`),
  ])
})

it("created keys' values are never stored, and runs undo says why it can't undo keys", async () => {
  const file = await writeTestFile('customers.txt', customers.join('\n'))
  const out = ['--out', join(folder, '{company}.key')]
  await runJson(['keys', 'create', '--name', 'Payroll', ...out, '--company', `@${file}`])
  const names = (await readdir(folder)).filter((name) => name.endsWith('.key'))
  expect(names).toHaveLength(customers.length)
  const stored = await readStoredText()
  for (const name of names) expect(stored).not.toContain((await readFile(join(folder, name), 'utf8')).trim())
  const { error } = await runHeed(['runs', 'undo', 'last', '--yes'], { env })
  expect(error).toContain(`"keys create" can't be undone. A deleted key's value is lost`)
})

/** Creates a report for each customer; returns a command that downloads them all. */
async function prepareDownloads(): Promise<string[]> {
  const file = await writeTestFile('customers.txt', customers.join('\n'))
  await runJson(['reports', 'snapshot', '--name', 'Board', '--all-employees', '--company', `@${file}`])
  await world.control('clock', { advance: 'P1D' })
  env.HEED_TOKEN = (await world.person(partnerEmails.bjarg)).token
  return ['reports', 'download', '--all', '--company', `@${file}`, '--out']
}

const listDownloads = async () =>
  (await readdir(join(folder, 'feb'), { recursive: true })).filter((name) => name.endsWith('.pdf'))

it('a pipe gets one line for each company and a total, and a retry from any folder gets the rest', async () => {
  const download = await prepareDownloads()
  await world.control('faults', {
    seed: 1,
    steps: [{ operation: 'reports.downloadPdf', skip: 1, count: 1, status: 404 }],
  })
  const { code, output, error } = await runHeed([...download, 'feb'], { env, cwd: folder })
  expect(code).toBe(1)
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^✓ First ehf\. \(\d+\): 1 file \(.+\) downloaded to feb\/First ehf\. \d+$/),
    expect.stringMatching(/^✗ Second ehf\. \(\d+\): 1 file not downloaded: .+$/),
    expect.stringMatching(/^✓ Third ehf\. \(\d+\): 1 file \(.+\) downloaded to feb\/Third ehf\. \d+$/),
    expect.stringMatching(/^✓ Fourth ehf\. \(\d+\): 1 file \(.+\) downloaded to feb\/Fourth ehf\. \d+$/),
    expect.stringMatching(/^! 3 files \(.+\) downloaded, 1 file not downloaded, 4 companies$/),
    expect.stringMatching(/^Run \S+\. See its details: heed runs view \S+$/),
    "It can't be undone: Downloaded files stay on this machine.",
  ])
  expect(error).toMatch(/3 of 4 companies succeeded\.\n {2}Second ehf\. \(\d+\): 1 file not downloaded: /)
  await world.control('faults', undefined, 'DELETE')
  const [, line = ''] = /heed (runs retry \S+)/.exec(error) ?? []
  const retried = await runHeed(line.split(' '), { env, cwd: await createTempFolder() })
  expect([retried.code, retried.output]).toEqual([
    0,
    expect.stringMatching(/^✓ Second ehf\. .+\n✓ 1 file \(.+\) downloaded, 1 company\nRun /),
  ])
  expect(await listDownloads()).toHaveLength(customers.length)
})

it('a terminal shows the progress over all companies, and Ctrl-C can be resumed', async () => {
  const download = await prepareDownloads()
  await world.control('faults', { steps: [{ operation: 'reports.downloadPdf', latency: 700 }] })
  const session = runOnTerminal([...download, join(folder, 'feb')], { env, cols: 110 })
  await session.shows(/Downloading reports .*1 of 4 companies/)
  await session.shows(/✓ First ehf\. \(\d+\): 1 file/)
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  await world.control('faults', undefined, 'DELETE')
  await runJson(['runs', 'resume', 'last'])
  expect(await listDownloads()).toHaveLength(customers.length)
})
