import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { findFreePorts } from '../../mock-server/freePorts.mjs'
import { computeMedian, printFigure } from './figures.ts'
import {
  buildMockServer,
  fetchAdminHeaders,
  fetchJson,
  readMemoryMb,
  root,
  startMockServer,
  stopProcess,
} from './mockServer.ts'

const peopleCount = 100_000
const sizeArgs = ['--employees', String(peopleCount)]
const startCount = 5
const roundCount = 5
const mockServerPageCount = 200
const jsonServerPageCount = 5

const filterTexts = 'anna jón mar son wei ól pét dóttir kar ing berg ov ha li ei ram ás the zz ander'.split(
  ' ',
)

interface BenchServer {
  process: ChildProcess
  page(filter: string, p: number): Promise<number>
}

interface UserPage {
  users: object[]
  count: number
}

async function startMockBenchServer(): Promise<BenchServer & { all(): Promise<object[]> }> {
  const { process: server, address } = await startMockServer(...sizeArgs)
  const headers = await fetchAdminHeaders(address)
  const fetchUsers = (query: Record<string, string>) =>
    fetchJson<UserPage>(`${address}/api/companies/${companyIds.direct}/users?${new URLSearchParams(query)}`, {
      headers,
    })
  return {
    process: server,
    page: async (filter, p) =>
      (await fetchUsers({ p: String(p), n: '10', order: 'name asc', filter })).users.length,
    async all() {
      const rows: object[] = []
      for (let p = 0; rows.length < peopleCount; p++)
        rows.push(...(await fetchUsers({ p: String(p), n: '1000' })).users)
      return rows
    },
  }
}

async function startJsonServer(folder: string, users: readonly object[]): Promise<BenchServer> {
  const file = join(folder, 'db.json')
  await writeFile(file, JSON.stringify({ users: users.map((user, id) => ({ id, ...user })) }))
  const [port] = await findFreePorts(0)
  const cli = join(root, 'node_modules/json-server/lib/cli/bin.js')
  const words = [cli, file, '--port', String(port), '--host', '127.0.0.1', '--quiet']
  const server = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore' })
  const fetchPage = async (filter: string, p: number) => {
    const query = new URLSearchParams({
      name_like: filter,
      _sort: 'name',
      _order: 'asc',
      _page: String(p + 1),
      _limit: '10',
    })
    return (await fetchJson<object[]>(`http://127.0.0.1:${port}/users?${query}`)).length
  }
  for (let attempts = 0; ; attempts++) {
    try {
      await fetchPage('anna', 0)
      return { process: server, page: fetchPage }
    } catch (error) {
      if (attempts === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

async function measureRate(
  { page }: BenchServer,
  pages: number,
  firstIndex: number,
  turnsPages: boolean,
): Promise<number> {
  const startTime = performance.now()
  for (let pageIndex = 0; pageIndex < pages; pageIndex++) {
    await page(
      filterTexts[(turnsPages ? firstIndex : firstIndex + pageIndex) % filterTexts.length] ?? '',
      turnsPages ? pageIndex % 5 : 0,
    )
  }
  return (1000 * pages) / (performance.now() - startTime)
}

async function measureStart(): Promise<void> {
  const [times, idleTimes, usedMemory]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < startCount; round++) {
    const server = await startMockBenchServer()
    idleTimes.push(await readMemoryMb(server.process))
    for (const filter of filterTexts) await server.page(filter, 0)
    usedMemory.push(await readMemoryMb(server.process))
    await stopProcess(server.process)
    const bareServer = await startMockServer(...sizeArgs)
    times.push(bareServer.ms)
    await stopProcess(bareServer.process)
  }
  const sizeText = `with ${peopleCount.toLocaleString('en')} people`
  printFigure({
    what: `mock server ready ${sizeText}`,
    value: computeMedian(times),
    unit: 'ms',
    target: { kind: 'value', most: 1500 },
  })
  printFigure({
    what: `its memory when ready`,
    value: computeMedian(idleTimes),
    unit: 'MB',
    target: { kind: 'value', most: 250 },
  })
  printFigure({
    what: `its memory after ${filterTexts.length} filtered pages`,
    value: computeMedian(usedMemory),
    unit: 'MB',
    target: { kind: 'value', most: 250 },
  })
}

async function measurePages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
  const ownServer = await startMockBenchServer()
  const rivalServer = await startJsonServer(folder, await ownServer.all())
  const queryText = `of 10 of ${peopleCount.toLocaleString('en')}, filtered by name, sorted`
  try {
    await measureRate(ownServer, filterTexts.length, 0, false)
    for (const turnsPages of [false, true]) {
      const [values, competitorValues]: [number[], number[]] = [[], []]
      for (let round = 0; round < roundCount; round++) {
        values.push(await measureRate(ownServer, mockServerPageCount, round, turnsPages))
        competitorValues.push(
          await measureRate(rivalServer, jsonServerPageCount, round * jsonServerPageCount, turnsPages),
        )
      }
      printFigure({
        what: `page ${queryText}, ${turnsPages ? 'pages of one text' : 'another text each time'}`,
        value: computeMedian(values),
        unit: 'pages/s',
        baseline: { what: 'json-server 0.17.4', value: computeMedian(competitorValues) },
        target: { kind: 'ratio', least: 50 },
      })
    }
  } finally {
    await stopProcess(ownServer.process)
    await stopProcess(rivalServer.process)
    await rm(folder, { recursive: true })
  }
}

await buildMockServer()
await measureStart()
await measurePages()
