import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

// One API call for each row of a file.
const { direct } = companyIds
let world: TestWorld
let env: Record<string, string>
let folder: string

beforeEach(async () => {
  world = await createWorld()
  env = await world.as('admin')
  folder = await createTempFolder()
})

async function writeTestFile(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

interface Calls {
  run: string | null
  done: number
  failed: number
  refused: number
  left: number
  rows: { line: number; state: string; reason: string | null; answer: Record<string, unknown> | null }[]
}

async function runJson(words: readonly string[], code = 0): Promise<Calls> {
  const ended = await runHeed([...words, '--json'], { env })
  expect(ended.code, ended.error).toBe(code)
  return JSON.parse(ended.output) as Calls
}
const getCounts = ({ done, failed, refused, left }: Calls) => ({ done, failed, refused, left })
const listNames = async () => {
  const { output } = await runHeed(['lists', 'list', '--company', String(direct), '--json'], { env })
  return (JSON.parse(output) as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => /^New \d/.test(name))
}

it('columns become parameters, and a run makes the calls that its dry run shows', async () => {
  const file = await writeTestFile(
    'lists.csv',
    'company;name;active\nNorðurljós hf.;New 1;1\nNorðurljós hf.;;1\nNorðurljós hf.;New 2;0\n',
  )
  const create = ['api', 'lists.create', '--from', file]
  const refused = await runHeed([...create, '--yes'], { env })
  expect(refused.code).toBe(10)
  expect(refused.error).toMatch(/3 .*lists\.create requires --name\./)
  expect(refused.error).toMatch(/4 .*--active must be 1\./)
  const dry = await runJson([...create, '--dry-run', '--max-errors', '2'], 3)
  expect(await listNames()).toEqual([])
  const result = join(folder, 'result.csv')
  const made = await runJson([...create, '--yes', '--max-errors', '2', '--result', result], 3)
  expect(getCounts(made)).toEqual(getCounts(dry))
  expect(made.rows.map(({ line, state }) => `${line} ${state}`)).toEqual(['2 done', '3 refused', '4 refused'])
  expect(made.rows[0]?.answer).toMatchObject({ list: { name: 'New 1' } })
  expect(await listNames()).toEqual(['New 1'])
  const rows = (await readFile(result, 'utf8')).trim().split('\n')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toContain('""name"":""New 1""')
})

it('typed parameters apply to every row', async () => {
  const file = await writeTestFile('lists.json', JSON.stringify([{ name: 'New 1' }, { name: 'New 2' }]))
  await runJson([
    'api',
    'lists.create',
    '--from',
    file,
    '--companyId',
    String(direct),
    '--active',
    '1',
    '--yes',
  ])
  expect(await listNames()).toEqual(['New 1', 'New 2'])
})

it('a call without a response is reported, and made again only by retry', async () => {
  const file = await writeTestFile('lists.csv', 'name\nNew 1\nNew 2\n')
  const create = ['api', 'lists.create', '--from', file, '--active', '1', '--company', String(direct)]
  const lost = { operation: 'lists.create', reset: 'before', count: 1 }
  await world.control('faults', { seed: 1, steps: [lost] })
  const made = await runJson([...create, '--concurrency', '1', '--yes'], 5)
  expect(made.rows.map(({ state }) => state)).toEqual(['unknown', 'done'])
  expect(made.rows[0]?.reason).toContain('No response: the call may have been made.')
  expect(await listNames()).toEqual(['New 2'])
  await world.control('faults', undefined, 'DELETE')
  expect(getCounts(await runJson(['runs', 'retry', made.run ?? '']))).toMatchObject({ done: 2, failed: 0 })
  expect(await listNames()).toEqual(['New 1', 'New 2'])
})

it('an interrupted run is resumed and makes every call once', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `New ${at}`)
  const file = await writeTestFile('lists.csv', ['name', ...names].join('\n'))
  const words = ['api', 'lists.create', '--from', file, '--active', '1', '--company', String(direct)]
  const session = runOnTerminal([...words, '--concurrency', '1', '--tpslimit', '4'], { env, cols: 100 })
  await session.shows('8 calls')
  session.type(`y${keys.enter}`)
  await session.shows('✓ 3 New 1')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  const resumed = await runJson([...words, '--resume', '--yes'])
  expect(getCounts(resumed)).toEqual({ done: 8, failed: 0, refused: 0, left: 0 })
  expect(await listNames()).toEqual(names)
})

it('reads need no confirmation, and files are saved to a folder, one for each row', async () => {
  const reads = await writeTestFile('companies.csv', `companyId\n${direct}\n`)
  const read = await runJson(['api', 'companies.get', '--from', reads])
  expect(read.rows[0]?.answer).toMatchObject({ company_id: direct })
  const { output } = await runHeed(['reports', 'list', '--company', String(direct), '--json'], { env })
  const [report] = JSON.parse(output) as { id: number }[]
  const executions = await runHeed(
    ['reports', 'executions', String(report?.id), '--company', String(direct), '--json'],
    { env },
  )
  const [execution] = JSON.parse(executions.output) as { id: number }[]
  const file = await writeTestFile(
    'reports.csv',
    `companyId,reportId,executionId\n${direct},${report?.id},${execution?.id}\n`,
  )
  const out = `${join(folder, 'files')}/`
  const saved = await runJson(['api', 'reports.downloadPdf', '--from', file, '--out', out])
  expect(saved.rows[0]?.answer).toMatchObject({ type: 'application/pdf' })
  expect(await readdir(out)).toEqual(['reports.downloadPdf 2.pdf'])
})

it('changes need --yes in a script, and addresses in the command are not stored', async () => {
  const file = await writeTestFile('people.csv', 'name\nAnna\n')
  const words = ['api', 'managers.create', '--from', file, '--email', 'anna@many.example', '--role', '2']
  const company = ['--company', String(direct)]
  const asked = await runHeed([...words, ...company], { env })
  expect([asked.code, asked.error]).toEqual([
    2,
    expect.stringContaining('Add --yes, or check first with --dry-run.'),
  ])
  await world.control('faults', { steps: [{ operation: 'managers.create', status: 500, count: 1 }] })
  const failed = await runJson([...words, ...company, '--yes'], 1)
  const again = await runHeed(['runs', 'retry', failed.run ?? ''], { env })
  expect(again.code).toBe(2)
  expect(again.error).toContain('Run the same command again, with --resume.')
  const made = await runJson([...words, ...company, '--yes', '--resume'])
  expect([made.run, getCounts(made)]).toEqual([failed.run, { done: 1, failed: 0, refused: 0, left: 0 }])
  const { output } = await runHeed(['managers', 'list', ...company, '--fields', 'email', '--csv'], { env })
  expect(output).toContain('anna@many.example')
  expect(output).toContain(getManagerEmail('admin'))
})
