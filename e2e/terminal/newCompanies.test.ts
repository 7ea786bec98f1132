import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partnerEmails } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

// Creates companies from a file. Whatever fails, the account must pay exactly the reported amount.
const seats = [5, 25, 26, 50, 99, 120, 300, 301]
const rows = seats.map((count, at) => {
  const plan = at % 2 === 0 ? 'partner-standard' : 'Partner Premium'
  return `Customer ${at} ehf.,${plan},${count},${at === 3 ? 'forever' : '12'},boss${at}@customer.example,Boss ${at}`
})
const content = [
  'name,plan,seats,validity,managerEmail,managerName',
  ...rows,
  'Free ehf.,partner-free,,,,',
].join('\n')
const count = rows.length + 1

let world: TestWorld
let env: Record<string, string>
let file: string

beforeEach(async () => {
  world = await createWorld()
  const { token } = await world.person(partnerEmails.bjarg)
  env = { HEED_API: world.api, HEED_TOKEN: token, XDG_CONFIG_HOME: await createTempFolder() }
  file = join(await createTempFolder(), 'customers.csv')
  await writeFile(file, content)
})

interface Cost {
  before: number
  after: number
}

const runJson = async <T>(words: readonly string[]): Promise<T> => {
  const { code, output, error } = await runHeed([...words, '--json'], { env })
  expect(code, error).toBe(0)
  return JSON.parse(output) as T
}
const readMonthlyCost = async () => (await runJson<{ monthly: number }>(['partners', 'overview'])).monthly
const listCustomers = async () => {
  const found = await runJson<{ name: string }[]>(['companies', 'list', '--partner', 'Bjarg Security'])
  return found.map(({ name }) => name).filter((name) => /^(Customer \d|Free) ehf\.$/.test(name))
}

it('companies created from a file cost what the dry run predicts, until undone', async () => {
  const before = await readMonthlyCost()
  const create = ['companies', 'create', '--from', file]
  const dry = await runJson<{ created: number; cost: Cost }>([...create, '--dry-run'])
  expect([dry.created, dry.cost.before, await readMonthlyCost()]).toEqual([count, before, before])
  const made = await runJson<{ created: number; cost: Cost }>([...create, '--yes'])
  expect([made.created, made.cost, await readMonthlyCost()]).toEqual([count, dry.cost, dry.cost.after])
  expect(dry.cost.after).toBeGreaterThan(before)
  const again = await runJson<{ existed: number }>([...create, '--yes'])
  expect([again.existed, await listCustomers()]).toEqual([count, expect.objectContaining({ length: count })])
  const runs = await runJson<{ id: string }[]>(['runs', 'list'])
  const first = runs.at(-1)
  await runJson(['runs', 'undo', first?.id ?? '', '--yes'])
  expect([await readMonthlyCost(), await listCustomers()]).toEqual([before, []])
})

it.each([
  { day: '429 responses with Retry-After', step: { status: 429, headers: { 'retry-after': '1' }, count: 2 } },
  { day: '429 responses without Retry-After', step: { status: 429, count: 2 } },
  { day: '503 responses', step: { status: 503, skip: 3, count: 2 } },
  { day: 'connections reset before the call', step: { reset: 'before', skip: 2, count: 2 } },
  { day: 'connections reset after the call', step: { reset: 'after', skip: 2, count: 2 } },
  { day: 'truncated responses', step: { cut: true, skip: 2, count: 2 } },
])('every company in the file is created and counted exactly once after $day', async ({ step }) => {
  const steps = [{ operation: 'companies.create', ...step }]
  await world.control('faults', { seed: 1, steps })
  const made = await runJson<{ created: number; cost: Cost }>([
    'companies',
    'create',
    '--from',
    file,
    '--yes',
  ])
  expect(made.created).toBe(count)
  expect([await readMonthlyCost(), (await listCustomers()).length]).toEqual([made.cost.after, count])
})

it('companies create on a terminal asks questions and lists plans with prices', async () => {
  const session = runOnTerminal(['companies', 'create'], { env, cols: 100 })
  await session.shows('Company name')
  session.type(`Terminal ehf.${keys.enter}`)
  await session.shows('Partner Premium')
  expect(session.screen()).toMatch(/Partner Standard {2}\d+: \$/)
  session.type(`${keys.down}${keys.enter}`)
  await session.shows('Number of seats')
  session.type(`30${keys.enter}`)
  await session.shows('Timespan')
  session.type(keys.enter)
  await session.shows('Create 1 company for Bjarg Security?')
  session.type(`y${keys.enter}`)
  expect(await session.ended, session.screen()).toBe(0)
  expect(session.screen()).toContain('Terminal ehf.: created')
})
