import { mkdir, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import type { Context } from '../../command/context.ts'
import { exitCodes } from '../../io/exit.ts'
import { findRun, isForCompany } from './find.ts'
import { type NewRun, openRun, reopenRun } from './open.ts'
import { createRequestIdCollector } from './requestIds.ts'
import { getRunPaths, listRuns, purgeRuns } from './store.ts'
import type { Party } from './types.ts'

const norður: Party = { id: 1, name: 'Norðurljós hf.' }
const fjord: Party = { id: 2, name: 'Fjord ehf.' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function prepareWorkspace() {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  const context = {
    env,
    version: '1.2.3',
    settings: async () => ({ api: 'https://heed.example/api', profileName: 'default' }),
  } as unknown as Context
  const requestIds = createRequestIdCollector()
  async function writeRun(time: string, facts: Partial<NewRun<unknown>>): Promise<string> {
    vi.setSystemTime(new Date(time))
    const run = await openRun<unknown, unknown>(
      context,
      {
        kind: 'employees import',
        user: { _id: 'u1', name: 'Ása' },
        partner: null,
        companies: [norður],
        input: null,
        options: {},
        limits: {},
        of: null,
        ...facts,
      },
      { requestIds },
    )
    await run.close({ state: 'done', exitCode: exitCodes.done, counts: {} })
    return run.head.id
  }
  return { env, context, write: writeRun, requestIds }
}

it('finds the run written last even if the clock was set back', async () => {
  const { env, write } = await prepareWorkspace()
  const first = await write('2026-11-28T12:00:00Z', {})
  const second = await write('2026-11-28T10:00:00Z', {})
  expect((await findRun(env, 'last')).head.id).toBe(second)
  expect((await listRuns(env)).map(({ head }) => head.id)).toEqual([second, first])
})

it('lists a resumed run first and runs of earlier versions last', async () => {
  const { env, context, write, requestIds } = await prepareWorkspace()
  const first = await write('2026-11-28T12:00:00Z', {})
  const second = await write('2026-11-28T13:00:00Z', {})
  const { head } = await findRun(env, second)
  for (const id of ['20291231-000000-aaaa', '20291230-000000-aaaa']) {
    await mkdir(getRunPaths(env, id).folder, { recursive: true })
    await writeFile(getRunPaths(env, id).journal, `${JSON.stringify({ ...head, id })}\n`)
  }
  await (await reopenRun(context, await findRun(env, first), { requestIds })).abandon()
  const listed = async () => (await listRuns(env)).map(({ head }) => head.id)
  expect(await listed()).toEqual([first, second, '20291231-000000-aaaa', '20291230-000000-aaaa'])
  vi.setSystemTime(new Date('2030-01-05T00:00:00Z'))
  expect(await purgeRuns(env, 6, new Date(), 1)).toEqual([second])
  expect(await listed()).toEqual([first, '20291231-000000-aaaa', '20291230-000000-aaaa'])
})

it.each(['1', 'Norðurljós hf.', 'norðurljós HF.'])(
  'finds the last run for the company %s, not the last of all',
  async (company) => {
    const { env, write } = await prepareWorkspace()
    const own = await write('2026-11-28T12:00:00Z', {})
    await write('2026-11-28T13:00:00Z', { companies: [fjord] })
    expect((await findRun(env, 'last', company)).head.id).toBe(own)
    expect((await findRun(env, '2026', company)).head.id).toBe(own)
  },
)

it("rejects a run that isn't for the named company", async () => {
  const { env, write } = await prepareWorkspace()
  const id = await write('2026-11-28T12:00:00Z', {})
  await expect(findRun(env, id, 'Fjord ehf.')).rejects.toMatchObject({
    code: exitCodes.usage,
    message: `Run ${id} isn't for the company "Fjord ehf.".`,
    next: [`See the run's details: heed runs view ${id}`],
  })
  await expect(findRun(env, 'last', '2')).rejects.toThrow('There are no runs for the company "2".')
})

it('matches an interrupted run by the companies it created', async () => {
  const { env, context, requestIds } = await prepareWorkspace()
  vi.setSystemTime(new Date('2026-11-28T12:00:00Z'))
  const run = await openRun<unknown, unknown>(
    context,
    {
      kind: 'companies create',
      user: { _id: 'u1', name: 'Ása' },
      partner: { id: 5, name: 'Partner' },
      companies: [],
      input: null,
      options: {},
      limits: {},
      of: null,
    },
    { requestIds },
  )
  await run.record({ line: 2, hash: 'h', state: 'created', label: fjord.name, ids: { companyId: fjord.id } })
  await run.abandon()
  const known = await findRun(env, 'last')
  const asked = ['2', 'Fjord ehf.', '1', undefined].map((company) => isForCompany(env, known, company))
  expect(await Promise.all(asked)).toEqual([true, true, false, true])
})
