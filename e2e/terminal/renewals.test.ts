import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partnerEmails } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { keys, runHeed, runOnTerminal } from './program.ts'
import { createPartnerWorkspace, type PartnerWorkspace } from './world.ts'

// Changes the subscriptions of many customers with one command. The world's clock is at 2026-02-02.
const customerCount = 12
let { world, env, folder, writeTestFile, runJson } = {} as PartnerWorkspace

beforeEach(async () => {
  ;({ world, env, folder, writeTestFile, runJson } = await createPartnerWorkspace())
  const rows = Array.from(
    { length: customerCount },
    (_, at) => `Customer ${at} ehf.,partner-standard,${at + 5},3`,
  )
  const file = await writeTestFile('new.csv', ['name,plan,seats,validity', ...rows].join('\n'))
  await runJson(['companies', 'create', '--from', file, '--yes'])
})

interface Customer {
  name: string
  seats: number
  plan: string
  validTo: string
}

interface Changes {
  run: string | null
  changed: number
  unchanged: number
  failed: number
  refused: number
  left: number
  cost: { before: number; after: number }
  total: { before: number; after: number; currency: string }
  companies: { line: number; name: string; state: string; change: string | null; reason: string | null }[]
}

const listCustomers = async () =>
  (await runJson<Customer[]>(['companies', 'list'])).filter(({ name }) => name.startsWith('Customer'))
const readMonthlyCost = async () => (await runJson<{ monthly: number }>(['partners', 'overview'])).monthly
const getCounts = ({ changed, unchanged, failed, refused, left, cost }: Changes) => ({
  changed,
  unchanged,
  failed,
  refused,
  left,
  cost,
})

it('a whole list is renewed for a year as its dry run predicts, and undone', async () => {
  const { output } = await runHeed(['companies', 'list', '--csv'], { env })
  const file = await writeTestFile('customers.csv', output)
  const before = await listCustomers()
  const renew = ['subscription', 'set', '--company', `@${file}`, '--validity', '12']
  const dry = await runJson<Changes>([...renew, '--dry-run'])
  expect(await listCustomers()).toEqual(before)
  const made = await runJson<Changes>([...renew, '--yes'])
  expect(getCounts(made)).toEqual(getCounts(dry))
  expect(made.changed).toBeGreaterThanOrEqual(customerCount)
  expect([...new Set((await listCustomers()).map(({ validTo }) => validTo.slice(0, 10)))]).toEqual([
    '2027-02-02',
  ])
  expect(await readMonthlyCost()).toBe(made.cost.after)
  const undone = await runJson<{ restored: number }>(['runs', 'undo', 'last', '--yes'])
  expect([undone.restored, await listCustomers()]).toEqual([made.changed, before])
})

it('columns change each customer on its own, and blockers are shown before anything is changed', async () => {
  const file = await writeTestFile(
    'changes.csv',
    [
      'company;plan;seats;until',
      'Customer 0 ehf.;;60;2027-06-30',
      'Customer 1 ehf.;Partner Premium;;forever',
      'Tannlæknar Kópavogi;;5;',
      'Nobody ehf.;;4;',
      'Customer 0 ehf.;;4;2026-01-01',
    ].join('\n'),
  )
  const change = ['subscription', 'set', '--company', `@${file}`, '--yes']
  const refused = await runHeed(change, { env })
  expect(refused.code).toBe(10)
  expect(refused.error).toContain('3 lines in changes.csv were rejected')
  expect(refused.error).toMatch(/Tannlæknar Kópavogi +seats +Unable to change number of seats: please delete/)
  expect(refused.error).toContain('Bjarg Security has no company "Nobody ehf."')
  expect(await listCustomers()).toContainEqual(expect.objectContaining({ name: 'Customer 0 ehf.', seats: 5 }))
  const result = join(folder, 'result.json')
  const made = await runJson<Changes>([...change, '--max-errors', '3', '--result', result], 3)
  expect(getCounts(made)).toMatchObject({ changed: 2, refused: 3, failed: 0 })
  expect(JSON.parse(await readFile(result, 'utf8'))).toEqual(made.companies)
  expect(made.companies.map(({ line, state }) => `${line} ${state}`)).toEqual([
    '2 changed',
    '3 changed',
    '4 refused',
    '5 refused',
    '6 refused',
  ])
  expect(await listCustomers()).toContainEqual(
    expect.objectContaining({ name: 'Customer 0 ehf.', seats: 60, validTo: '2027-07-01T00:00:00.000Z' }),
  )
  expect(await readMonthlyCost()).toBe(made.cost.after)
})

it('--max-cost stops before anything is changed', async () => {
  const file = await writeTestFile('changes.csv', 'company,seats\nCustomer 0 ehf.,300\n')
  const words = ['subscription', 'set', '--company', `@${file}`, '--max-cost', '1', '--yes']
  const { code, error } = await runHeed(words, { env })
  expect(code).toBe(10)
  expect(error).toContain('more than the --max-cost limit of 1.')
  expect(await listCustomers()).toContainEqual(expect.objectContaining({ name: 'Customer 0 ehf.', seats: 5 }))
})

it('on a terminal, heed shows the cost and asks once; Ctrl-C and runs resume change each customer once', async () => {
  const names = Array.from({ length: customerCount }, (_, at) => `Customer ${at} ehf.`)
  const file = await writeTestFile('customers.txt', names.join('\n'))
  await world.control('faults', { steps: [{ operation: 'subscriptions.update', latency: 300 }] })
  const words = [
    'subscription',
    'set',
    '--company',
    `@${file}`,
    '--until',
    '2027-06-30',
    '--concurrency',
    '1',
  ]
  const session = runOnTerminal(words, { env, cols: 100 })
  await session.shows(`Change ${customerCount} subscriptions for Bjarg Security?`)
  expect(session.screen()).toMatch(/Cost to Bjarg Security: \$.* → \$.* a month/)
  session.type(`y${keys.enter}`)
  await session.shows('✓ Customer 1 ehf.')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  expect(session.screen()).toContain('Interrupted. Not changed:')
  await world.control('faults', undefined, 'DELETE')
  const [, line = ''] = /heed (runs resume \S+)/.exec(session.screen()) ?? []
  const resumed = await runJson<Changes>(line.split(' '))
  expect(getCounts(resumed)).toMatchObject({ changed: customerCount, failed: 0, left: 0 })
  const ends = (await listCustomers()).map(({ validTo }) => validTo)
  expect(new Set(ends)).toEqual(new Set(['2027-07-01T00:00:00.000Z']))
})

it('a lost response changes a customer once, and undo restores it', async () => {
  const before = await listCustomers()
  const file = await writeTestFile('customers.csv', 'company,seats\nCustomer 0 ehf.,60\nCustomer 1 ehf.,61\n')
  await world.control('faults', {
    seed: 1,
    steps: [{ operation: 'subscriptions.update', reset: 'after', count: 1 }],
  })
  const made = await runJson<Changes>(['subscription', 'set', '--company', `@${file}`, '--yes'])
  expect(made.changed).toBe(2)
  await runJson(['runs', 'undo', made.run ?? '', '--yes'])
  expect(await listCustomers()).toEqual(before)
})

it('undo deactivates a renewed subscription that had ended', async () => {
  await world.control('clock', { advance: 'P200D' })
  env.HEED_TOKEN = (await world.person(partnerEmails.bjarg)).token
  const ended = await listCustomers()
  const cost = await readMonthlyCost()
  const file = await writeTestFile('customers.txt', 'Customer 0 ehf.\nCustomer 1 ehf.\n')
  await runJson(['subscription', 'set', '--company', `@${file}`, '--validity', '12', '--yes'])
  expect(await readMonthlyCost()).toBeGreaterThan(cost)
  const show = ['subscription', 'show', 'Customer 0 ehf.']
  expect(await runJson(show)).toMatchObject({ subscription: { active: true } })
  const dry = await runHeed(['runs', 'undo', 'last', '--dry-run'], { env })
  expect(dry.output).toContain('Customer 0 ehf.')
  const undone = await runJson<{ restored: number }>(['runs', 'undo', 'last', '--yes'])
  expect([undone.restored, await readMonthlyCost()]).toEqual([2, cost])
  expect(await runJson(show)).toMatchObject({ subscription: { active: false } })
  const others = (customers: Customer[]) => customers.filter(({ name }) => !/ [01] ehf/.test(name))
  expect(others(await listCustomers())).toEqual(others(ended))
})

it('a partner who is the admin of one customer must choose the customer', async () => {
  const { code, error } = await runHeed(['subscription', 'set', '--seats', '60', '--dry-run'], { env })
  expect([code, error.split('\n')[0]]).toEqual([2, '✗ You manage several companies. Choose one.'])
  expect(error).toContain('--company')
})

it('a renewal that ends earlier than now says so before it is saved', async () => {
  const file = await writeTestFile('customers.txt', 'Customer 0 ehf.\nCustomer 1 ehf.\n')
  const words = ['subscription', 'set', '--company', `@${file}`, '--until', '2026-03-01', '--dry-run']
  const { code, output } = await runHeed(words, { env })
  expect(code).toBe(0)
  expect(output).toContain('2 subscriptions end earlier than now')
  const single = await runHeed([...words.slice(0, 2), 'Customer 0 ehf.', ...words.slice(4)], { env })
  expect(single.output).toContain('2026-03-01, earlier than now')
})

const getEndDays = async () =>
  Object.fromEntries((await listCustomers()).map(({ name, validTo }) => [name, validTo.slice(0, 10)]))

it('every customer whose subscription ends soon is extended from its own end date, without a file', async () => {
  await runJson(['subscription', 'set', 'Customer 1 ehf.', '--until', '2026-02-19', '--yes'])
  await runJson(['subscription', 'set', 'Customer 2 ehf.', '--until', '2026-02-28', '--yes'])
  await runJson(['subscription', 'set', 'Customer 3 ehf.', '--until', '2026-03-01', '--yes'])
  const before = await getEndDays()
  const soon = ['--ending-before', '2026-03-01']
  const listed = await runJson<Customer[]>(['companies', 'list', ...soon])
  expect(listed.map(({ name }) => name)).toEqual(['Customer 1 ehf.', 'Customer 2 ehf.'])
  const extend = ['subscription', 'set', ...soon, '--extend', '1y']
  const dry = await runHeed([...extend, '--dry-run'], { env })
  expect(dry.output).toMatch(/Customer 1 ehf\.: valid to 2026-02-19 → 2027-02-19; \$.* a month/)
  expect(dry.output).toMatch(/Total for 2 customers: \$\d+\.00 → \$\d+\.00 a month\n/)
  expect(await getEndDays()).toEqual(before)
  const made = await runJson<Changes>([...extend, '--yes'])
  expect(made).toMatchObject({ changed: 2, total: { currency: 'USD' } })
  expect(await getEndDays()).toEqual({
    ...before,
    'Customer 1 ehf.': '2027-02-20',
    'Customer 2 ehf.': '2027-03-01',
  })
  await runJson(['runs', 'undo', made.run ?? '', '--yes'])
  expect(await getEndDays()).toEqual(before)
})

it('an interrupted or repeated extension adds the time once', async () => {
  const before = await listCustomers()
  const extend = ['subscription', 'set', '--ending-before', '2026-06-01', '--extend', 'P1Y']
  await world.control('faults', { steps: [{ operation: 'subscriptions.update', latency: 300 }] })
  const session = runOnTerminal([...extend, '--concurrency', '1', '--yes'], { env, cols: 100 })
  await session.shows('✓ Customer 1 ehf.')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  await world.control('faults', undefined, 'DELETE')
  expect(await runJson<Changes>(['runs', 'resume', 'last'])).toMatchObject({
    changed: customerCount,
    left: 0,
  })
  const extended = await listCustomers()
  expect(new Set(extended.map(({ validTo }) => validTo))).toEqual(
    new Set(before.map(({ validTo }) => validTo.replace('2026', '2027'))),
  )
  const file = await writeTestFile('customers.txt', before.map(({ name }) => name).join('\n'))
  const again = ['subscription', 'set', '--company', `@${file}`, '--extend', 'P1Y', '--yes']
  const repeated = await runJson<Changes>(again)
  expect(repeated).toMatchObject({ changed: 0, unchanged: customerCount, run: null })
  expect(repeated.companies[0]?.reason).toContain('has extended it. To extend it again, add --force')
  expect(await listCustomers()).toEqual(extended)
  expect(await runJson<Changes>([...again, '--force'])).toMatchObject({ changed: customerCount })
})

it('an ended subscription is extended from today, and only if it is included', async () => {
  await world.control('clock', { advance: 'P200D' })
  env.HEED_TOKEN = (await world.person(partnerEmails.bjarg)).token
  const extend = ['subscription', 'set', '--ending-before', '2026-06-01', '--extend', '1mo', '--dry-run']
  expect((await runHeed(extend, { env })).output).toContain(
    'have already ended. To include them: --include-ended',
  )
  const { output } = await runHeed([...extend, '--include-ended'], { env })
  expect(output).toContain('valid to 2026-05-01 → 2026-09-20 (it has ended, so counted from today)')
})

it('--until and --extend exclude one another', async () => {
  const file = await writeTestFile('customers.txt', 'Customer 0 ehf.')
  const words = ['--until', '2027-01-01', '--extend', '1y', '--dry-run']
  for (const target of [['--company', `@${file}`], ['Customer 0 ehf.']]) {
    const { code, error } = await runHeed(['subscription', 'set', ...target, ...words], { env })
    expect([code, error.split('\n')[0]]).toEqual([2, "✗ --until and --extend can't be combined."])
  }
})
