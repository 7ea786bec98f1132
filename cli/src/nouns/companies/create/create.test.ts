import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPartner, content, makeCustomersFile, names, parseDocument } from '../../../../test/customersFile.ts'
import { token } from '../../../../test/heed.ts'

const partner = aPartner()

describe('companies create from a file', () => {
  it('creates companies with their managers and reports each line, also in a result file', async () => {
    const { folder, create } = await partner.place()
    const result = join(folder, 'made.csv')
    const { code, output, error } = await create(['--result', result, '--concurrency', '1'])
    expect([code, error]).toEqual([0, expect.stringContaining('Fjord Partners: $0.00 → $300.00 a month')])
    for (const [at, name] of names.entries()) expect(output).toContain(`${name}: created, company ${at + 1}`)
    expect(output).toContain('5 companies created. Cost to Fjord Partners: $0.00 → $300.00 a month')
    expect((await readFile(result, 'utf8')).split('\n')[1]).toBe('2,Alpha ehf.,created,1,,')
    expect(partner.server.world()['Beta ehf.']).toEqual({
      name: 'Beta ehf.',
      plan: 'standard',
      seats: 20,
      employees: 0,
      campaigns: 0,
      managers: [
        { email: 'm1@example.is', name: 'Manager 1', role: 1 },
        { email: 'c@example.is', name: 'Carl', role: 1 },
        { email: 'd@example.is', name: 'Dóra', role: 2 },
      ],
    })
  })

  it('prices all companies in a dry run, creates nothing and keeps no run', async () => {
    const { file, run } = await partner.place()
    const { code, output } = await run(['companies', 'create', '--from', file, '--dry-run', '--json'])
    expect(code).toBe(0)
    expect(parseDocument(output)).toMatchObject({
      run: null,
      created: 5,
      cost: { currency: 'USD', before: 0, after: 300, added: 300 },
      companies: names.map((name, at) => ({ line: at + 2, name, state: 'new' })),
    })
    expect([partner.creations(), (await run(['runs', 'list', '--json'])).output]).toEqual([0, '[]\n'])
  })

  it('asks once with the total cost, and requires --yes in a script', async () => {
    const { file, run } = await partner.place()
    const words = ['companies', 'create', '--from', file]
    const no = await run(words, { terminal: true, answers: [false] })
    expect([no.code, partner.creations()]).toEqual([2, 0])
    expect(no.asked).toEqual(['Create 5 companies for Fjord Partners? $0.00 → $300.00 a month'])
    expect((await run(words, { terminal: true, answers: [true] })).code).toBe(0)
    const script = await run(words)
    expect([script.code, script.error]).toEqual([2, expect.stringContaining('Add --yes')])
  })

  it('recognizes existing companies and adds their missing managers', async () => {
    const { create } = await partner.place()
    await create()
    const beta = [...partner.server.customers.values()].find(({ name }) => name === 'Beta ehf.')
    beta?.managers.splice(1, 1)
    const world = partner.server.world()
    const { code, output } = await create(['--json'])
    expect([code, parseDocument(output)]).toEqual([0, expect.objectContaining({ created: 0, existed: 5 })])
    expect(partner.server.world()).toHaveProperty(['Beta ehf.', 'managers', 'length'], 3)
    expect(Object.keys(partner.server.world())).toEqual(Object.keys(world))
    expect(partner.creations()).toBe(5)
  })

  it('reads companies as JSON from standard input', async () => {
    const { run } = await partner.place()
    const input = JSON.stringify([
      { name: 'Alpha ehf.', plan: 'Standard', seats: 5, validTill: '2199-12-31' },
      { name: 'Free ehf.', plan: 'free', managers: [{ name: 'Ása', email: 'A@example.is' }] },
    ])
    const { code } = await run(['companies', 'create', '--from', '-', '--yes'], { input })
    expect(code).toBe(0)
    expect(partner.server.world()).toMatchObject({
      'Alpha ehf.': { plan: 'standard', seats: 5 },
      'Free ehf.': { plan: 'free', seats: 10, managers: [{ email: 'a@example.is', name: 'Ása', role: 1 }] },
    })
  })

  it('uses the exact end dates of an exported list', async () => {
    const { run } = await partner.place()
    const input = [
      'Company,Id,Status,Plan,Plan code,Seats,Employees,Valid to (UTC),Ends (UTC),Price a month',
      'Alpha ehf.,7,active,Standard,standard,5,4,2199-12-30,2199-12-31T00:00:00.000Z,95.00',
      'Beta ehf.,8,active,Standard,standard,5,4,2199-12-30,2199-12-31T15:16:17.890Z,95.00',
      'Gamma ehf.,9,active,Standard,standard,5,4,2199-12-30,,95.00',
    ].join('\n')
    expect((await run(['companies', 'create', '--from', '-', '--yes'], { input })).code).toBe(0)
    expect(partner.server.forms).toMatchObject([
      { companyName: 'Alpha ehf.', validity: -1, validTill: '2199-12-31T00:00:00.000Z' },
      { companyName: 'Beta ehf.', validity: -1, validTill: '2199-12-31T15:16:17.890Z' },
      { companyName: 'Gamma ehf.', validity: -1, validTill: '2199-12-31' },
    ])
  })

  it('warns which values of a line a free plan ignores', async () => {
    const { run } = await partner.place()
    const input = 'name,plan,seats,validity\nFree ehf.,free,5,1\nOther ehf.,free,10,forever\n'
    const note = 'A free plan has 10 seats and no end date: seats and validity in the file are ignored'
    const looked = await run(['companies', 'create', '--from', '-', '--dry-run', '--json'], { input })
    expect(parseDocument(looked.output)).toMatchObject({ companies: [{ reason: note }, { reason: null }] })
    const { error } = await run(['companies', 'create', '--from', '-', '--yes'], { input })
    expect(error).toContain(`line 2, Free ehf.: ${note}`)
    expect(error).not.toContain('Other ehf.')
  })

  it('creates companies despite unknown columns and names those columns', async () => {
    const { run } = await partner.place()
    const input = 'name,plan,seats,validity,Sales rep,\u001b[2Jnote\nAlpha ehf.,standard,5,12,Jón,x\n'
    const { code, error } = await run(['companies', 'create', '--from', '-', '--yes'], { input })
    expect([code, partner.creations()]).toEqual([0, 1])
    expect(error).toContain('Ignored columns: "Sales rep", "�[2Jnote". See heed help files\n')
  })

  it('writes no manager names or addresses to the journal or the receipt', async () => {
    const { folder, create } = await partner.place()
    partner.server.fault = (call) => (call.endsWith('/managers') ? { status: 400 } : undefined)
    const receipt = join(folder, 'receipt.json')
    expect((await create(['--receipt', receipt])).code).toBe(1)
    const { run } = JSON.parse(await readFile(receipt, 'utf8')) as { run: string }
    const journal = await readFile(join(folder, 'heed', 'runs', run, 'journal.jsonl'), 'utf8')
    expect(journal).toContain('Beta ehf.')
    expect(`${journal}${await readFile(receipt, 'utf8')}`).not.toMatch(/@|Manager 1|Carl/)
    expect(journal).not.toContain(token)
  })

  it('writes a receipt with the request IDs of all calls', async () => {
    const { folder, create } = await partner.place()
    const receipt = join(folder, 'receipt.json')
    await create(['--receipt', receipt])
    const read = JSON.parse(await readFile(receipt, 'utf8')) as {
      requestIds: { first: string[]; count: number }
    }
    expect(read).toMatchObject({
      kind: 'companies create',
      state: 'done',
      who: { id: 'u1', name: 'Ása' },
      partner: { id: 5, name: 'Fjord Partners' },
      counts: { created: 5, failed: 0 },
      cost: { before: 0, after: 30_000 },
      input: { name: 'customers.csv', size: content.length + 1 },
    })
    expect(new Set(read.requestIds.first)).toEqual(new Set(partner.server.requestIds))
    expect(read.requestIds.count).toBe(partner.server.calls.length)
  })
})

describe('rejected rows and limits of companies create', () => {
  const bad = makeCustomersFile([
    'abc,standard,5,12,,,',
    'Good one,gold,5,12,x,,',
    'GOOD one,standard,0,7,,,',
    'Fine ehf.,standard,5,12,,Nobody,',
    'Other ehf.,standard,501,12,,,Carl',
    'There ehf.,standard,5,12,,,',
    'Right ehf.,standard,5,12,,,',
  ])

  it('rejected rows are all reported with line, column and rule, and nothing is created', async () => {
    const { create } = await partner.place(bad)
    partner.server.customers.set(90, {
      id: 90,
      name: 'THERE ehf.',
      plan: 'standard',
      seats: 9,
      managers: [],
      employees: 0,
      campaigns: 0,
    })
    const { code, output, error } = await create(['--json'])
    expect([code, partner.creations()]).toEqual([10, 0])
    expect(error).toContain('Nothing was created: 6 lines in customers.csv were rejected.')
    const { companies } = parseDocument(output) as { companies: Record<string, unknown>[] }
    const reported = companies
      .filter(({ state }) => state === 'refused')
      .map(({ line, field, reason }) => [line, field, reason])
    expect(reported).toEqual([
      [2, 'name', 'Company name must be 4 to 150 characters'],
      [3, 'plan, managerEmail', expect.stringMatching(/^plan: .* free; managerEmail: Email not valid$/)],
      [4, 'seats, validity, name', expect.stringMatching(/^seats: .*; name: Same name as in line 3$/)],
      [5, 'managerEmail', 'A manager needs an email address'],
      [6, 'seats, managers', expect.stringMatching(/at most 500 seats; managers: .*Name <address>/)],
      [7, 'name', 'You already have a company with this name, with 9 seats'],
    ])
  })

  it('rejected rows are left out if --max-errors allows that many', async () => {
    const { create } = await partner.place(bad)
    expect((await create(['--max-errors', '4'])).code).toBe(10)
    const { code, output } = await create(['--max-errors', '5', '--json'])
    expect([code, parseDocument(output)]).toEqual([3, expect.objectContaining({ created: 2, refused: 5 })])
    expect(Object.keys(partner.server.world())).toEqual(['Right ehf.', 'There ehf.'])
  })

  it('rejected rows stay in the results of their run after a retry', async () => {
    const { create, run } = await partner.place(bad)
    partner.server.fault = (call, before) =>
      call === 'POST /companies' && before === 1 ? { status: 500 } : undefined
    await create(['--max-errors', '5', '--concurrency', '1'])
    const refusals = async () => {
      const { output } = await run(['runs', 'results', 'last', '--failed', '--json'])
      const rows = JSON.parse(output) as { line: number; name: string; state: string; reason: string }[]
      return rows
        .filter(({ state }) => state === 'refused')
        .map(({ line, name, reason }) => [line, name, reason])
    }
    const reported = await refusals()
    expect(reported).toEqual([
      [2, 'abc', 'name: Company name must be 4 to 150 characters'],
      [3, 'Good one', 'plan: Please choose a tier: standard, free; managerEmail: Email not valid'],
      [4, 'GOOD one', expect.stringContaining('name: Same name as in line 3')],
      [5, 'Fine ehf.', 'managerEmail: A manager needs an email address'],
      [6, 'Other ehf.', expect.stringContaining('seats: The plan Standard has at most 500 seats')],
    ])
    partner.server.fault = () => undefined
    const { code, output } = await run(['runs', 'retry', 'last', '--json'])
    expect([code, parseDocument(output)]).toEqual([
      3,
      expect.objectContaining({ created: 2, refused: 5, failed: 0, left: 0 }),
    ])
    expect(await refusals()).toEqual(reported)
  })

  it.each([
    [['--max-new', '4'], '5 companies would be created, more than the --max-new limit of 4.'],
    [
      ['--max-cost', '299.99'],
      'the companies would cost more than the --max-cost limit of 299.99 a month: $0.00 → $300.00 a month.',
    ],
  ])('an exceeded limit stops a run before anything is created (%j)', async (limit, message) => {
    const { create } = await partner.place()
    const { code, error } = await create(limit)
    expect([code, partner.creations(), error]).toEqual([10, 0, expect.stringContaining(message)])
  })

  it('a run within its limits creates its companies', async () => {
    const { create } = await partner.place()
    expect((await create(['--max-new', '5', '--max-cost', '300'])).code).toBe(0)
  })
})

describe('companies create for one company', () => {
  const words = ['companies', 'create', '--name', 'Solo ehf.', '--plan', 'standard', '--seats', '7']

  it('creates a company from options', async () => {
    const { run } = await partner.place()
    const { code } = await run([...words, '--validity', 'forever', '--manager-email', 'a@b.is', '--yes'])
    expect([code, partner.server.world()['Solo ehf.']]).toEqual([0, expect.objectContaining({ seats: 7 })])
  })

  it('prompts for name, plan, seats and timespan and shows the price before confirming', async () => {
    const { run } = await partner.place()
    const answers = ['Solo ehf.', 'standard', '7', '24', true]
    const { code, asked } = await run(['companies', 'create'], { terminal: true, answers })
    expect([code, asked]).toEqual([
      0,
      [
        'Company name',
        'Plan',
        'Number of seats',
        'Timespan',
        'Create 1 company for Fjord Partners? $0.00 → $14.00 a month',
      ],
    ])
  })

  it("names the missing options when it can't prompt", async () => {
    const { run } = await partner.place()
    const { code, error } = await run(['companies', 'create', '--plan', 'standard'])
    expect([code, partner.creations()]).toEqual([2, 0])
    expect(error).toContain('Add --name, --plan and --seats, or --from <file> for several companies.')
  })

  it('names the option whose value was rejected', async () => {
    const { run } = await partner.place()
    const { code, error } = await run([...words, '--valid-till', '2300-01-01', '--yes'])
    expect([code, partner.creations()]).toEqual([2, 0])
    expect(error).toContain("--valid-till: The end date can't be later than 2200-01-02")
  })
})

it.each([false, true])(
  'companies create prints a template that it accepts itself (JSON: %s)',
  async (json) => {
    const { run } = await partner.place()
    const { code, output } = await run(['companies', 'create', '--template', ...(json ? ['--json'] : [])])
    expect(code).toBe(0)
    partner.server.prices.set('partner-standard', 100).set('partner-premium', 300)
    const made = await run(['companies', 'create', '--from', '-', '--yes'], { input: output })
    expect([made.code, Object.keys(partner.server.world())]).toEqual([0, ['Hótel Bjarg', 'Nordfish ehf.']])
  },
)
