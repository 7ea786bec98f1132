import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { printFigure } from './figures.ts'
import {
  buildMockServer,
  fetchAdminHeaders,
  fetchJson,
  type MockServer,
  startMockServer,
  stopProcess,
} from './mockServer.ts'

const killCount = 100
const writeCount = 200
const laneCount = 4

const randomBelow = (limit: number): number => Math.floor(Math.random() * limit)

interface Caller {
  url: string
  headers: Record<string, string>
}

async function makeCaller({ address }: MockServer): Promise<Caller> {
  const company = `${address}/api/companies/${companyIds.direct}`
  return { url: `${company}/lists`, headers: await fetchAdminHeaders(address) }
}

type Lists = ReadonlyMap<number, string>

async function readLists({ url, headers }: Caller): Promise<Lists> {
  const { lists } = await fetchJson<{ lists: { id: number; name: string }[] }>(url, { headers })
  return new Map(lists.map(({ id, name }) => [id, name]))
}

class WriterLane {
  #sure: Lists = new Map()
  /** The lists in case the pending write was applied; a new list's ID isn't known yet, only its name. */
  #maybe: { lists: Lists; added: string | undefined } | undefined
  readonly #prefix: string
  #count = 0

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  async write({ url, headers }: Caller): Promise<void> {
    const name = `${this.#prefix} ${this.#count++}`
    const [id] = [...this.#sure.keys()].slice(randomBelow(this.#sure.size))
    const kind = id === undefined ? 0 : randomBelow(3)
    const lists = new Map(this.#sure)
    if (id !== undefined && kind === 1) lists.set(id, name)
    if (id !== undefined && kind === 2) lists.delete(id)
    this.#maybe = { lists, added: kind === 0 ? name : undefined }
    const body = JSON.stringify({ active: 1, name })
    if (kind === 0) {
      const { list } = await fetchJson<{ list: { id: number } }>(url, { method: 'POST', headers, body })
      lists.set(list.id, name)
    } else {
      const method = kind === 1 ? 'PUT' : 'DELETE'
      await fetchJson(`${url}/${id}`, { method, headers, ...(kind === 1 ? { body } : {}) })
    }
    this.#sure = lists
    this.#maybe = undefined
  }

  matchesLists(allLists: Lists): boolean {
    const ownLists = new Map([...allLists].filter(([, name]) => name.startsWith(`${this.#prefix} `)))
    if (areSameLists(ownLists, this.#sure)) return true
    if (!this.#maybe) return false
    const { lists, added } = this.#maybe
    return areSameLists(new Map([...ownLists].filter(([, name]) => name !== added)), lists)
  }
}

const areSameLists = (a: Lists, b: Lists): boolean =>
  a.size === b.size && [...a].every(([id, name]) => b.get(id) === name)

async function writeAndKill(server: MockServer, allLanes: readonly WriterLane[]): Promise<number> {
  const caller = await makeCaller(server)
  const lastWriteIndex = randomBelow(writeCount)
  let answeredCount = 0
  let killPromise: Promise<void> | undefined
  const runLane = async (lane: WriterLane) => {
    while (answeredCount < writeCount) {
      try {
        await lane.write(caller)
      } catch (error) {
        if (killPromise !== undefined) return
        throw error
      }
      answeredCount++
      if (answeredCount >= lastWriteIndex && killPromise === undefined) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
        killPromise ??= stopProcess(server.process, 'SIGKILL')
      }
    }
  }
  await Promise.all(allLanes.map(runLane))
  await (killPromise ?? stopProcess(server.process, 'SIGKILL'))
  return answeredCount
}

const folder = await mkdtemp(join(tmpdir(), 'heed-kill-'))
const start = () =>
  startMockServer('--scenario', 'enterprise', '--employees', '20', '--data', join(folder, 'world.json'))
await buildMockServer()
let server = await start()
let [consistentCount, answers] = [0, 0]
try {
  for (let round = 0; round < killCount; round++) {
    const allLanes = Array.from(
      { length: laneCount },
      (_, lane) => new WriterLane(`try ${round} lane ${lane}`),
    )
    answers += await writeAndKill(server, allLanes)
    server = await start()
    const lists = await readLists(await makeCaller(server))
    if (allLanes.every((lane) => lane.matchesLists(lists))) consistentCount++
  }
} finally {
  await stopProcess(server.process)
  await rm(folder, { recursive: true })
}
printFigure({
  what: `killed at a random moment of ${writeCount} writes (${answers} were answered), started again with all of them`,
  value: consistentCount,
  unit: `of ${killCount}`,
  target: { kind: 'value', least: killCount },
})
