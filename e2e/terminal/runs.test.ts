import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

// Imports saved as runs: viewed, resumed, undone, or planned by one person and run by another.
const people = Array.from({ length: 30 }, (_, at) => `run${at}@import.example,Run ${at},Runs`)
const smallBatches = ['--batch', '5', '--concurrency', '2']
let world: TestWorld
let env: Record<string, string>
let folder: string
let file: string

beforeEach(async () => {
  world = await createWorld()
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  folder = await createTempFolder()
  file = join(folder, 'people.csv')
  await writeFile(file, people.join('\n'))
})

async function runJson<T>(words: string[]): Promise<T> {
  const { code, output, error } = await runHeed([...words, '--json'], { env })
  expect(code, error).toBe(0)
  return JSON.parse(output) as T
}

const listImportedEmails = async () =>
  (await runJson<{ email: string }[]>(['employees', 'list', '--all', '--filter', '@import.example'])).map(
    ({ email }) => email,
  )

const importFile = (...words: string[]) =>
  runHeed(['employees', 'import', file, ...smallBatches, ...words], { env })

it('an import run is listed, has a receipt and stores no employee addresses', async () => {
  const receipt = join(folder, 'receipt.json')
  const { code, error } = await importFile('--receipt', receipt)
  expect(code, error).toBe(0)
  expect(JSON.parse(await readFile(receipt, 'utf8'))).toMatchObject({
    kind: 'employees import',
    state: 'done',
    exitCode: 0,
    profile: 'default',
    companies: [{ id: companyIds.direct }],
    input: { name: 'people.csv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    counts: { lines: 30, new: 30, pending: 0 },
  })
  const runs = await runJson<{ id: string; kind: string; state: string }[]>(['runs', 'list'])
  expect(runs).toMatchObject([{ kind: 'employees import', state: 'done' }])
  expect(await runJson(['runs', 'view', 'last'])).toMatchObject({ id: runs[0]?.id, counts: { new: 30 } })
  const kept = join(String(env.XDG_CONFIG_HOME), 'heed')
  const files = await readdir(kept, { recursive: true, withFileTypes: true })
  for (const entry of files.filter((one) => one.isFile())) {
    expect(await readFile(join(entry.parentPath, entry.name), 'utf8')).not.toContain('@import.example')
  }
})

it('runs resume continues a failed import where it stopped', async () => {
  await world.control('faults', {
    seed: 1,
    steps: [{ operation: 'import.createUsersBatch', status: 500, skip: 3 }],
  })
  expect((await importFile()).code).toBe(1)
  await world.control('faults', undefined, 'DELETE')
  const { code, error } = await runHeed(['runs', 'resume', 'last'], { env: { ...env, HEED_COMPANY: '' } })
  expect(code, error).toBe(0)
  expect(await listImportedEmails()).toHaveLength(people.length)
  expect(await runJson(['runs', 'view', 'last'])).toMatchObject({ state: 'done', counts: { new: 30 } })
})

it('a lists add run resumes after kill -9 and can be undone', async () => {
  await importFile()
  await runHeed(['lists', 'create', 'Chosen'], { env })
  const addresses = join(folder, 'chosen.txt')
  await writeFile(addresses, people.map((line) => line.split(',')[0]).join('\n'))
  await world.control('faults', { steps: [{ operation: 'employees.addUsersToList', latency: 60_000 }] })
  const session = runOnTerminal(['lists', 'add', 'Chosen', '--from', addresses], { env })
  await session.shows('Adding employees in')
  session.kill('SIGKILL')
  await session.ended
  await world.control('faults', undefined, 'DELETE')
  expect(await runJson(['runs', 'view', 'last'])).toMatchObject({ kind: 'lists add', state: 'interrupted' })
  expect(await runJson(['runs', 'resume', 'last'])).toMatchObject({ added: people.length, duplicates: 0 })
  const undo = runOnTerminal(['runs', 'undo', 'last'], { env })
  await undo.shows('Type the number of employees to remove:')
  undo.type(`${people.length}${keys.enter}`)
  expect(await undo.ended, undo.screen()).toBe(0)
  expect(await runJson(['employees', 'list', '--list', 'Chosen', '--all'])).toEqual([])
  expect(await listImportedEmails()).toHaveLength(people.length)
})

it('runs undo deletes only the employees that its import added', async () => {
  await writeFile(file, `${people[0]}\n`)
  expect((await importFile()).code).toBe(0)
  await writeFile(file, people.join('\n'))
  expect((await importFile()).code).toBe(0)
  const few = await runHeed(['runs', 'undo', 'last', '--max-delete', '5', '--yes'], { env })
  expect([few.code, (await listImportedEmails()).length]).toEqual([10, 30])
  const script = await runHeed(['runs', 'undo', 'last'], { env })
  expect([script.code, (await listImportedEmails()).length]).toEqual([2, 30])
  const session = runOnTerminal(['runs', 'undo', 'last'], { env })
  await session.shows('Type the number of employees to delete')
  expect(session.screen()).toContain('Run 10 <run10@import.example>')
  session.type(`29${keys.enter}`)
  expect(await session.ended, session.screen()).toBe(0)
  expect(await listImportedEmails()).toEqual(['run0@import.example'])
  const again = await runHeed(['runs', 'undo', 'last'], { env })
  expect([again.code, again.error]).toEqual([1, expect.stringContaining("can't be undone")])
})

it('runs undo deletes many employees list by list and keeps everyone else', async () => {
  world = await createWorld({ scenario: 'enterprise' })
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  const before = await runJson(['employees', 'list', '--all'])
  const lists = ['Human Resources', 'Undone list', '']
  const lines = Array.from({ length: 240 }, (_, at) => `many${at}@import.example,Many ${at},${lists[at % 3]}`)
  await writeFile(file, lines.join('\n'))
  expect((await importFile()).code).toBe(0)
  const { code, error } = await runHeed(['runs', 'undo', 'last', '--yes', '--max-delete', '240', '--debug'], {
    env,
  })
  expect(code, error).toBe(0)
  expect(await runJson(['employees', 'list', '--all'])).toEqual(before)
  const names = (await runJson<{ name: string }[]>(['lists', 'list'])).map(({ name }) => name)
  expect(names.filter((name) => /^Und/.test(name))).toEqual([])
  expect(error.match(/^DELETE .*\/users\//gm)?.length ?? 0).toBeLessThan(5)
})

it('runs undo is refused when the import file has changed', async () => {
  expect((await importFile()).code).toBe(0)
  await writeFile(file, `${people.join('\n')}\nlate@import.example\n`)
  const { code, error } = await runHeed(['runs', 'undo', 'last', '--yes'], { env })
  expect(code).toBe(1)
  expect(error).toContain('people.csv has changed since it was imported')
  expect(await listImportedEmails()).toHaveLength(people.length)
})

it('runs apply carries out a prepared plan unless the file or employees have changed', async () => {
  const plan = join(folder, 'plan.json')
  const dry = await importFile('--dry-run', '--prepare', plan)
  expect(dry.code, dry.error).toBe(0)
  expect(dry.output).toContain(`heed runs apply ${plan}`)
  expect(await readFile(plan, 'utf8')).not.toContain('@import.example')
  expect(await listImportedEmails()).toEqual([])

  await writeFile(file, people.slice(1).join('\n'))
  const changed = await runHeed(['runs', 'apply', plan, '--yes'], { env })
  expect(changed.code).toBe(10)
  expect(changed.error).toContain('Nothing was done. Changed since the run was prepared: the file')
  await writeFile(file, people.join('\n'))

  await runHeed(['employees', 'import', '-'], { env, input: `${people[3]}\n` })
  const moved = await runHeed(['runs', 'apply', plan, '--yes'], { env })
  expect([moved.code, await listImportedEmails()]).toEqual([10, ['run3@import.example']])
  await runHeed(['runs', 'undo', 'last', '--yes'], { env, input: `${people[3]}\n` })
  expect(await listImportedEmails()).toEqual([])

  const script = await runHeed(['runs', 'apply', plan], { env })
  expect(script.code).toBe(2)
  const other = { ...env, XDG_CONFIG_HOME: await createTempFolder() }
  const applied = await runHeed(['runs', 'apply', plan, '--yes'], { env: other })
  expect(applied.code, applied.error).toBe(0)
  expect(await listImportedEmails()).toHaveLength(people.length)
})

it('an import adds no employees when more are new than --max-new allows', async () => {
  const { code, error } = await importFile('--max-new', '29')
  expect(code).toBe(10)
  expect(error).toContain('30 employees would be added, more than the --max-new limit of 29')
  expect(await listImportedEmails()).toEqual([])
  expect((await importFile('--max-new', '30')).code).toBe(0)
})
