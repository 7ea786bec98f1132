import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { freePorts } from '../../mock-server/freePorts.mjs'
import { median, print } from './figures.ts'
import {
  ask,
  buildMockServer,
  fetchAdminHeaders,
  readMemoryMb,
  root,
  startMockServer,
  stop,
} from './mockServer.ts'

const people = 100_000
const size = ['--employees', String(people)]
const starts = 5
const rounds = 5
const pagesOfOurs = 200
const pagesOfJsonServer = 5

const filters = 'anna jón mar son wei ól pét dóttir kar ing berg ov ha li ei ram ás the zz ander'.split(' ')

interface Rival {
  process: ChildProcess
  page(filter: string, p: number): Promise<number>
}

interface Page {
  users: object[]
  count: number
}

async function ours(): Promise<Rival & { all(): Promise<object[]> }> {
  const { process: server, address } = await startMockServer(...size)
  const headers = await fetchAdminHeaders(address)
  const users = (query: Record<string, string>) =>
    ask<Page>(`${address}/api/companies/${companyIds.direct}/users?${new URLSearchParams(query)}`, {
      headers,
    })
  return {
    process: server,
    page: async (filter, p) =>
      (await users({ p: String(p), n: '10', order: 'name asc', filter })).users.length,
    async all() {
      const rows: object[] = []
      for (let p = 0; rows.length < people; p++)
        rows.push(...(await users({ p: String(p), n: '1000' })).users)
      return rows
    },
  }
}

async function jsonServer(folder: string, users: readonly object[]): Promise<Rival> {
  const file = join(folder, 'db.json')
  await writeFile(file, JSON.stringify({ users: users.map((user, id) => ({ id, ...user })) }))
  const [port] = await freePorts(0)
  const cli = join(root, 'node_modules/json-server/lib/cli/bin.js')
  const words = [cli, file, '--port', String(port), '--host', '127.0.0.1', '--quiet']
  const server = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore' })
  const page = async (filter: string, p: number) => {
    const query = new URLSearchParams({
      name_like: filter,
      _sort: 'name',
      _order: 'asc',
      _page: String(p + 1),
      _limit: '10',
    })
    return (await ask<object[]>(`http://127.0.0.1:${port}/users?${query}`)).length
  }
  for (let tries = 0; ; tries++) {
    try {
      await page('anna', 0)
      return { process: server, page }
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

async function rate({ page }: Rival, pages: number, first: number, turning: boolean): Promise<number> {
  const started = performance.now()
  for (let at = 0; at < pages; at++) {
    await page(filters[(turning ? first : first + at) % filters.length] ?? '', turning ? at % 5 : 0)
  }
  return (1000 * pages) / (performance.now() - started)
}

async function measureStart(): Promise<void> {
  const [times, idle, used]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < starts; round++) {
    const server = await ours()
    idle.push(await readMemoryMb(server.process))
    for (const filter of filters) await server.page(filter, 0)
    used.push(await readMemoryMb(server.process))
    await stop(server.process)
    const bare = await startMockServer(...size)
    times.push(bare.ms)
    await stop(bare.process)
  }
  const said = `with ${people.toLocaleString('en')} people`
  print({
    what: `mock server ready ${said}`,
    value: median(times),
    unit: 'ms',
    target: { kind: 'value', most: 1500 },
  })
  print({
    what: `its memory when ready`,
    value: median(idle),
    unit: 'MB',
    target: { kind: 'value', most: 250 },
  })
  print({
    what: `its memory after ${filters.length} filtered pages`,
    value: median(used),
    unit: 'MB',
    target: { kind: 'value', most: 250 },
  })
}

async function measurePages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
  const own = await ours()
  const rival = await jsonServer(folder, await own.all())
  const of = `of 10 of ${people.toLocaleString('en')}, filtered by name, sorted`
  try {
    await rate(own, filters.length, 0, false)
    for (const turning of [false, true]) {
      const [values, others]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        values.push(await rate(own, pagesOfOurs, round, turning))
        others.push(await rate(rival, pagesOfJsonServer, round * pagesOfJsonServer, turning))
      }
      print({
        what: `page ${of}, ${turning ? 'pages of one text' : 'another text each time'}`,
        value: median(values),
        unit: 'pages/s',
        baseline: { what: 'json-server 0.17.4', value: median(others) },
        target: { kind: 'ratio', least: 50 },
      })
    }
  } finally {
    await stop(own.process)
    await stop(rival.process)
    await rm(folder, { recursive: true })
  }
}

await buildMockServer()
await measureStart()
await measurePages()
