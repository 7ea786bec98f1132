import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processTable } from '@heed/contracts/node/processTable'
import { makeProcessMark, type ProcessMark, serializeProcessMark } from '@heed/contracts/rules/processes'
import { describe, expect, it } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import type { Context } from '../../command/context.ts'
import { exitCodes } from '../../io/exit.ts'
import { minKeptRuns } from './age.ts'
import { findRun } from './find.ts'
import { countItems, getLatestItems, type ItemEntry } from './items.ts'
import { type NewRun, openRun, reopenRun } from './open.ts'
import { createRequestIdCollector, joinRequestIds, maxKeptRequestIds } from './requestIds.ts'
import { getRunPaths, listRuns, purgeRuns, readRun } from './store.ts'
import type { KnownRun } from './types.ts'

const api = 'https://heed.example/api'

async function prepareWorkspace() {
  const env = { XDG_CONFIG_HOME: await makeTempFolder() }
  const context = {
    env,
    version: '1.2.3',
    settings: async () => ({ api, profileName: 'default' }),
  } as unknown as Context
  return { env, context }
}

const makeNewRun = (facts: Partial<NewRun<unknown>> = {}): NewRun<unknown> => ({
  kind: 'companies create',
  user: { _id: 'u1', name: 'Ása' },
  partner: { id: 5, name: 'Fjord' },
  companies: [],
  input: { name: 'customers.csv', path: '/data/customers.csv', size: 12, sha256: 'abc' },
  options: { concurrency: 8 },
  limits: { maxNew: 50 },
  of: null,
  ...facts,
})

const openTestRun = (context: Context, facts: Partial<NewRun<unknown>> = {}, receipt?: string) =>
  openRun<ItemEntry, unknown>(context, makeNewRun(facts), { requestIds: createRequestIdCollector(), receipt })
const resumeRun = (context: Context, known: KnownRun) =>
  reopenRun<ItemEntry, unknown>(context, known, { requestIds: createRequestIdCollector() })
const done = { state: 'done', exitCode: exitCodes.done, counts: { created: 1 } } as const
const sentEntry: ItemEntry = { line: 2, hash: 'h', state: 'sent' }
const createdEntry: ItemEntry = { line: 2, hash: 'h', state: 'created', ids: { companyId: 7 } }

describe('a run', () => {
  it("is running while it's open, and done with a receipt once closed", async () => {
    const { env, context } = await prepareWorkspace()
    const run = await openTestRun(context)
    expect((await readRun(env, run.head.id))?.state).toBe('running')
    await run.record(sentEntry)
    run.note(createdEntry)
    const cost = { currency: 'USD', before: 100, after: 300 }
    const receipt = await run.close({ ...done, cost, companies: [{ id: 7, name: 'Nordfish' }] })
    expect(receipt).toEqual({
      run: run.head.id,
      heed: '1.2.3',
      kind: 'companies create',
      state: 'done',
      exitCode: 0,
      started: run.head.started,
      ended: expect.any(String),
      resumed: 0,
      api,
      profile: 'default',
      who: { id: 'u1', name: 'Ása' },
      partner: { id: 5, name: 'Fjord' },
      companies: [{ id: 7, name: 'Nordfish' }],
      input: { name: 'customers.csv', size: 12, sha256: 'abc' },
      limits: { maxNew: 50 },
      of: null,
      counts: { created: 1 },
      cost,
      requestIds: { count: 0, first: [], last: [] },
    })
    expect(await readRun(env, run.head.id)).toEqual({ head: run.head, state: 'done', receipt })
  })

  it('counts as interrupted if it was never closed, and resumes with its entries', async () => {
    const { env, context } = await prepareWorkspace()
    const first = await openTestRun(context)
    await first.record(sentEntry)
    await first.abandon()
    await writeFile(getRunPaths(env, first.head.id).journal, '{"line":3,"ha', { flag: 'a' })
    const known = await findRun(env, 'last')
    expect(known).toMatchObject({ state: 'interrupted', receipt: null })
    const again = await resumeRun(context, known)
    expect(again.before).toEqual([sentEntry])
    await again.record(createdEntry)
    expect(await again.close(done)).toMatchObject({ resumed: 1, state: 'done' })
    const third = await resumeRun(context, await findRun(env, 'last'))
    expect(third.before).toEqual([sentEntry, createdEntry])
    await third.abandon()
  })

  it('is locked by one process, like the same work on the same input', async () => {
    const { env, context } = await prepareWorkspace()
    const run = await openTestRun(context)
    const known = await findRun(env, run.head.id)
    await expect(resumeRun(context, known)).rejects.toMatchObject({ code: exitCodes.temporary })
    await expect(openTestRun(context)).rejects.toMatchObject({
      message: `customers.csv is in use by process ${process.pid}.`,
    })
    const other = await openTestRun(context, { partner: { id: 6, name: 'Fjall' } })
    await Promise.all([run.close(done), other.close(done)])
    await (await openTestRun(context)).close(done)
    expect(await listRuns(env)).toHaveLength(3)
    const left = await readdir(join(env.XDG_CONFIG_HOME, 'heed', 'runs'))
    expect(left.filter((name) => name.endsWith('.lock'))).toEqual([])
  })

  /** A killed run with two locks whose marks belong to a different process. */
  async function makeKilledRun(mark: Partial<ProcessMark>) {
    const { env, context } = await prepareWorkspace()
    const run = await openTestRun(context)
    const runs = join(env.XDG_CONFIG_HOME, 'heed', 'runs')
    const shared = (await readdir(runs)).filter((name) => name.endsWith('.lock'))
    await run.abandon()
    const locks = [...shared.map((name) => join(runs, name)), getRunPaths(env, run.head.id).lock]
    for (const path of locks)
      await writeFile(path, serializeProcessMark({ ...makeProcessMark(processTable), ...mark }))
    return { env, context, locks, known: await findRun(env, 'last') }
  }

  it.each<[string, Partial<ProcessMark>]>([
    ['its container restarted and reused its PID', { started: '1' }],
    ['another process now has its PID', { pid: process.ppid, started: '1' }],
    ['its machine rebooted', { boot: 'earlier' }],
  ])('resumes after a kill if %s', async (_, mark) => {
    const { context, known } = await makeKilledRun(mark)
    expect(known.state).toBe('interrupted')
    const again = await resumeRun(context, known)
    expect(await again.close(done)).toMatchObject({ resumed: 1, state: 'done' })
    await (await openTestRun(context)).close(done)
  })

  it('names each lock file to delete if its process may run on another host', async () => {
    const { env, context, locks, known } = await makeKilledRun({ host: 'job-7', space: null, beats: false })
    const again = () => resumeRun(context, known)
    for (const [at, path] of locks.entries()) {
      await expect(again()).rejects.toMatchObject({
        message: expect.stringMatching(/ is in use by process \d+ on job-7\.$/),
        next: [`If that process has ended, delete ${path} and try again.`],
      })
      await rm(path)
      expect((await readRun(env, known.head.id))?.state).toBe(at === 0 ? 'running' : 'interrupted')
    }
    await (await again()).close(done)
  })

  it('stores no email addresses, and only the owner can read its files', async () => {
    const { env, context } = await prepareWorkspace()
    const run = await openTestRun(context, { user: { _id: 'u1', name: 'asa@example.is' } })
    const reason = 'No such person: jon@example.is.'
    await run.record({ ...sentEntry, state: 'failed', reason, label: 'x@y.is' })
    await run.close(done)
    const paths = getRunPaths(env, run.head.id)
    for (const path of [paths.journal, paths.receipt]) {
      expect(await readFile(path, 'utf8')).not.toContain('@')
      expect((await stat(path)).mode & 0o077).toBe(0)
    }
    expect(await readFile(paths.journal, 'utf8')).toContain('"No such person: [address]."')
  })

  it("writes its receipt to the given file, and doesn't start if that's impossible", async () => {
    const { env, context } = await prepareWorkspace()
    const file = join(env.XDG_CONFIG_HOME, 'receipt.json')
    const run = await openTestRun(context, {}, file)
    const receipt = await run.close(done)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(receipt)
    const missing = join(env.XDG_CONFIG_HOME, 'none', 'r.json')
    await expect(openTestRun(context, {}, missing)).rejects.toThrow('ENOENT')
    await expect(openTestRun(context, {}, env.XDG_CONFIG_HOME)).rejects.toThrow('is a folder')
    expect(await listRuns(env)).toHaveLength(1)
  })

  it("replaces a symlink at the receipt's path instead of following it", async () => {
    const { env, context } = await prepareWorkspace()
    const [file, elsewhere] = ['receipt.json', 'elsewhere'].map((name) => join(env.XDG_CONFIG_HOME, name))
    await symlink(elsewhere ?? '', file ?? '')
    const run = await openTestRun(context, {}, file)
    const receipt = await run.close(done)
    expect(JSON.parse(await readFile(file ?? '', 'utf8'))).toEqual(receipt)
    expect((await readdir(env.XDG_CONFIG_HOME)).sort()).toEqual(['heed', 'receipt.json'])
  })
})

describe('runs', () => {
  it('are listed in the order they started, even within a second', async () => {
    const { env, context } = await prepareWorkspace()
    const begun: string[] = []
    for (let at = 0; at < 5; at++) {
      const run = await openTestRun(context)
      begun.push(run.head.id)
      await run.close(done)
    }
    expect((await listRuns(env)).map(({ head }) => head.id)).toEqual(begun.reverse())
  })

  it('are found by ID or its ending, and an ambiguous ID is rejected', async () => {
    const { env, context } = await prepareWorkspace()
    const [one, other] = [await openTestRun(context), await openTestRun(context, { input: null })]
    await one.close(done)
    await other.close(done)
    const { id } = one.head
    expect((await findRun(env, id)).head.id).toBe(id)
    expect((await findRun(env, id.slice(-4))).head.id).toBe(id)
    await expect(findRun(env, '20')).rejects.toThrow('2 runs match "20".')
    await expect(findRun(env, 'none')).rejects.toThrow('There\'s no run "none".')
    await expect(findRun((await prepareWorkspace()).env, 'last')).rejects.toThrow('There are no runs yet.')
  })

  it('are purged when older than the limit, unless still running', async () => {
    const { env, context } = await prepareWorkspace()
    const latest = Array.from({ length: minKeptRuns }, (_, at) => `20210101-0000${10 + at}-aaaa`)
    const old = ['20200101-000000-aaaa', '20200101-000000-bbbb', ...latest]
    for (const id of old) {
      const paths = getRunPaths(env, id)
      await mkdir(paths.folder, { recursive: true })
      const who = { id: 'u1', name: 'Ása' }
      const head = { ...makeNewRun(), id, started: '2030-01-01T00:00:00.000Z', who }
      await writeFile(paths.journal, `${JSON.stringify(head)}\n`)
    }
    await writeFile(getRunPaths(env, old[1] ?? '').lock, serializeProcessMark(makeProcessMark(processTable)))
    const run = await openTestRun(context)
    const kept = [run.head.id, ...latest.toReversed(), old[1]]
    expect((await listRuns(env)).map(({ head }) => head.id)).toEqual(kept)
    await run.close(done)
    expect(await purgeRuns(env, 1, new Date())).toEqual(latest.toReversed())
    expect(await purgeRuns(env, 0, new Date())).toEqual([run.head.id])
  })

  it('are ignored if their first line is incomplete', async () => {
    const { env } = await prepareWorkspace()
    const paths = getRunPaths(env, '20300101-000000-aaaa')
    await mkdir(paths.folder, { recursive: true })
    await writeFile(paths.journal, '{"id":"2030')
    expect(await listRuns(env)).toEqual([])
  })
})

describe('journal items', () => {
  it('are counted by the final state of each line', () => {
    const entries: ItemEntry[] = [
      { line: 3, hash: 'b', state: 'sent' },
      { line: 3, hash: 'b', state: 'failed', reason: 'busy', requestIds: ['r1'] },
      sentEntry,
      createdEntry,
      { line: 3, hash: 'b', state: 'created', ids: { companyId: 8 }, requestIds: ['r2'] },
    ]
    const latest = getLatestItems(entries)
    expect([...latest.keys()]).toEqual([2, 3])
    expect(latest.get(3)).toEqual({
      line: 3,
      hash: 'b',
      state: 'created',
      ids: { companyId: 8 },
      requestIds: ['r1', 'r2'],
    })
    expect(countItems(latest.values())).toEqual({ created: 2 })
  })
})

describe('request IDs', () => {
  const collected = (count: number) => {
    const collector = createRequestIdCollector()
    const ids = Array.from({ length: count }, collector.next)
    return { ids, read: collector.read() }
  }

  it('are all kept while few, then only the first and last ones', () => {
    const few = collected(maxKeptRequestIds + 3)
    expect([...few.read.first, ...few.read.last]).toEqual(few.ids)
    const many = collected(1000)
    expect(many.read).toEqual({
      count: 1000,
      first: many.ids.slice(0, maxKeptRequestIds),
      last: many.ids.slice(-maxKeptRequestIds),
    })
  })

  it.each([
    [0, 3],
    [10, 3],
    [30, 60],
    [60, 70],
    [500, 2],
  ])('are joined when a run is resumed (%i and %i)', (before, after) => {
    const [one, other] = [collected(before), collected(after)]
    const both = joinRequestIds(one.read, other.read)
    const all = [...one.ids, ...other.ids]
    expect(both.count).toBe(all.length)
    expect(both.first).toEqual(all.slice(0, maxKeptRequestIds))
    expect(both.last).toEqual(all.slice(Math.max(maxKeptRequestIds, all.length - maxKeptRequestIds)))
  })
})
