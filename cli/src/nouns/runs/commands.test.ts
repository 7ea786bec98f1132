import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPartner, content, names, parseDocument } from '../../../test/customersFile.ts'
import { runHeed } from '../../../test/heed.ts'
import { findRun } from '../../job/journal/find.ts'
import { getRunPaths } from '../../job/journal/store.ts'

const partner = aPartner()
type PartnerWorkspace = Awaited<ReturnType<typeof partner.place>>

const findCustomer = (name: string) => {
  const found = [...partner.server.customers.values()].find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not there`)
  return found
}

it('runs list, view and results show a run and the outcome of every row', async () => {
  const { run, create } = await partner.place()
  expect((await run(['runs', 'list'])).error).toBe('No runs yet.\n')
  partner.server.fault = (call, before) =>
    call === 'POST /companies' && before === 1 ? { status: 500 } : undefined
  await create(['--concurrency', '1'])
  const [known] = JSON.parse((await run(['runs', 'list', '--json'])).output) as Record<string, unknown>[]
  expect(known).toMatchObject({
    kind: 'companies create',
    state: 'done',
    who: 'Ása',
    for: 'Fjord Partners',
    input: 'customers.csv',
    counts: { created: 4, failed: 1 },
    undo: 'possible',
  })
  const view = await run(['runs', 'view', 'last'])
  expect(view.output).toContain('a month  $0.00 → $260.00')
  expect(view.output.trimEnd().endsWith(`heed runs retry ${known?.id}`)).toBe(true)
  const rows = await run(['runs', 'results', String(known?.id).slice(-4), '--csv'])
  expect(rows.output.split('\n').slice(0, 3)).toEqual([
    'line,name,state,ids,reason',
    '2,Alpha ehf.,created,companyId 1,',
    '3,Beta ehf.,failed,,in trouble',
  ])
  const failed = await run(['runs', 'results', 'last', '--failed', '--json'])
  expect(JSON.parse(failed.output)).toHaveLength(1)
})

it('runs list says how many runs it leaves out, unless --limit is given', async () => {
  const { run, create, env } = await partner.place()
  await create()
  const known = await findRun(env, 'last')
  const { folder } = getRunPaths(env, known.head.id)
  for (let at = 0; at < 20; at++) {
    const id = `20260101-0000${10 + at}-copy`
    const copied = getRunPaths(env, id)
    await cp(folder, copied.folder, { recursive: true })
    const journal = await readFile(copied.journal, 'utf8')
    await writeFile(copied.journal, journal.replace(known.head.id, id))
  }
  const cut = 'Showing only the latest 20 of 21 runs. To show all, add --limit 21'
  const all = await run(['runs', 'list', '--csv'])
  expect([all.output.trim().split('\n').length, all.error]).toEqual([21, expect.stringContaining(cut)])
  const chosen = await run(['runs', 'list', '--csv', '--limit', '21'])
  expect([chosen.output.trim().split('\n').length, chosen.error]).toEqual([22, ''])
})

it('runs undo rejects a run made at another address', async () => {
  const { create, env } = await partner.place()
  await create()
  const words = ['runs', 'undo', 'last', '--yes']
  const { code, error } = await runHeed(words, { env: { ...env, HEED_API: 'http://127.0.0.1:1/api' } })
  expect([code, error]).toEqual([2, expect.stringContaining(`Add --api ${partner.server.url}`)])
})

it('runs purge deletes all runs, or only those older than requested', async () => {
  const { create, run } = await partner.place()
  await create()
  expect((await run(['runs', 'purge', '--older-than', '30d'])).output).toContain(
    'Deleted the records of 0 runs',
  )
  expect((await run(['runs', 'purge', '--all'], { terminal: true, answers: [false] })).code).toBe(2)
  expect((await run(['runs', 'purge', '--all', '--yes'])).output).toContain('Deleted the records of 1 run')
  expect((await run(['runs', 'list', '--json'])).output).toBe('[]\n')
  expect((await run(['runs', 'purge', '--older-than', 'x'])).code).toBe(2)
})

describe('a prepared run', () => {
  async function prepareRun(text = content): Promise<PartnerWorkspace & { plan: string }> {
    const place = await partner.place(text)
    const plan = join(place.folder, 'plan.json')
    const words = ['companies', 'create', '--from', place.file, '--dry-run', '--prepare', plan]
    expect((await place.run(words)).code).toBe(0)
    return { ...place, plan }
  }
  const apply = ({ run, plan }: { run: PartnerWorkspace['run']; plan: string }) =>
    run(['runs', 'apply', plan, '--yes', '--json'])

  it('records who prepared it without addresses, and is applied exactly', async () => {
    const place = await prepareRun()
    const text = await readFile(place.plan, 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      kind: 'companies create',
      preparedBy: { id: 'u1', name: 'Ása' },
      partner: { id: 5 },
      counts: { created: 5, existed: 0, refused: 0 },
      cost: { before: 0, after: 30_000 },
    })
    expect(text).not.toContain('@')
    expect(partner.creations()).toBe(0)
    const { code, output, error } = await apply(place)
    expect([code, parseDocument(output)]).toEqual([0, expect.objectContaining({ created: 5 })])
    expect(error).toContain('Prepared by Ása')
    expect(Object.keys(partner.server.world())).toEqual(expect.arrayContaining(names))
  })

  it.each<[string, (place: PartnerWorkspace) => unknown, string]>([
    [
      'the file',
      ({ file }) => writeFile(file, content.replace('Alpha', 'Omega')),
      'customers.csv has changed since the run was started.',
    ],
    [
      "the partner's companies",
      () => partner.server.customers.set(77, { ...aCustomer, name: 'Somebody else' }),
      'the companies of the partner',
    ],
    ['the prices', () => partner.server.prices.set('standard', 300), 'the prices of the plans, the cost.'],
    [
      'a company in the file',
      () => partner.server.customers.set(77, { ...aCustomer, name: 'Alpha ehf.' }),
      'the results of the rows',
    ],
  ])('is rejected after a change and says what changed: %s', async (_, move, said) => {
    const place = await prepareRun()
    await move(place)
    const { code, error } = await apply(place)
    expect([code, error, partner.creations()]).toEqual([10, expect.stringContaining(said), 0])
  })

  it('is rejected if the file is other JSON', async () => {
    const { run, folder } = await partner.place()
    const path = join(folder, 'other.json')
    await writeFile(path, '{"prepared":2}')
    expect(await run(['runs', 'apply', path])).toMatchObject({
      code: 2,
      error: expect.stringContaining("isn't a prepared run."),
    })
  })
})

const aCustomer = { id: 77, plan: 'standard', seats: 10, managers: [], employees: 0, campaigns: 0 }

describe('runs undo of companies create', () => {
  it('deletes the created companies once their number is typed, and is a run itself', async () => {
    const { run, create } = await partner.place()
    partner.server.customers.set(77, { ...aCustomer, name: 'Alpha ehf.' })
    await create()
    const wrong = await run(['runs', 'undo', 'last'], { terminal: true, answers: ['5'] })
    expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('Beta ehf.')])
    expect(partner.server.customers.size).toBe(5)
    const { code, asked } = await run(['runs', 'undo', 'last'], { terminal: true, answers: ['4'] })
    expect([code, asked]).toEqual([0, ['Type the number of companies to confirm:']])
    expect(Object.keys(partner.server.world())).toEqual(['Alpha ehf.'])
    expect(JSON.parse((await run(['runs', 'list', '--json'])).output)).toMatchObject([
      { kind: 'undo of companies create', state: 'done', counts: { deleted: 4 }, undo: 'impossible' },
      { kind: 'companies create', counts: { created: 4, existed: 1 }, undo: 'done' },
    ])
  })

  it('skips companies that were changed, have employees or campaigns, or no longer exist', async () => {
    const { run, create } = await partner.place()
    await create()
    findCustomer('Alpha ehf.').seats = 99
    findCustomer('Beta ehf.').employees = 2
    findCustomer('Gamma ehf.').campaigns = 1
    partner.server.customers.delete(findCustomer('Delta ehf.').id)
    const { code, output } = await run(['runs', 'undo', 'last', '--yes', '--json'])
    expect([code, parseDocument(output)]).toEqual([0, expect.objectContaining({ deleted: 1, skipped: 4 })])
    const { companies } = parseDocument(output) as { companies: { name: string; reason: string }[] }
    expect(companies.map(({ name, reason }) => [name, reason])).toEqual([
      ['Alpha ehf.', 'Its name, plan or seats have changed since the run'],
      ['Beta ehf.', 'It now has 2 employees'],
      ['Gamma ehf.', "In order to delete Gamma ehf., please stop the client's active campaigns"],
      ['Delta ehf.', 'It no longer exists'],
      ['Epsilon ehf.', null],
    ])
    expect(Object.keys(partner.server.world())).toEqual(['Alpha ehf.', 'Beta ehf.', 'Gamma ehf.'])
  })

  it('deletes nothing if there are more companies than --max-delete allows', async () => {
    const { run, create } = await partner.place()
    await create()
    expect((await run(['runs', 'undo', 'last', '--yes', '--max-delete', '4'])).code).toBe(10)
    expect(partner.server.customers.size).toBe(5)
  })

  it('resumes after the sign-in expired, even if an answer was lost', async () => {
    const { run, create } = await partner.place()
    await create()
    partner.server.fault = (call) => {
      if (call === 'DELETE /partners/5/companies/2') return 'cut after it is saved'
      return call === 'DELETE /partners/5/companies/4' ? { status: 401 } : undefined
    }
    const first = await run(['runs', 'undo', 'last', '--yes'])
    expect([first.code, first.error]).toEqual([4, expect.stringContaining('heed runs resume ')])
    partner.server.fault = () => undefined
    expect((await run(['runs', 'resume', 'last', '--json'])).code).toBe(0)
    expect(partner.server.world()).toEqual({})
  })
})
