import { computeMedian, printFigure } from './figures.ts'
import { buildMockServer, fetchJson, readMemoryMb, startMockServer, stopProcess } from './mockServer.ts'

const roundCount = 3
const startInstant = '2026-02-02T09:00:00Z'

interface Journal {
  entries: { position: number; what: string; changed: Record<string, number> }[]
}
type Changes = { collection: string; id: string | number; row: object | null }[]

const createPostInit = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

async function fetchChanges(address: string): Promise<Changes> {
  const { entries } = await fetchJson<Journal>(`${address}/_mock/journal`)
  const clockEntry = entries.find(({ what }) => what === 'clock')
  if (!clockEntry) throw new Error('The journal does not know that the clock was moved')
  return (await fetchJson<{ changes: Changes }>(`${address}/_mock/journal/${clockEntry.position}`)).changes
}

function measureMapUpdates(changes: Changes): number {
  const startTime = performance.now()
  const collections = new Map<string, Map<string | number, object>>()
  for (const { collection, id, row } of changes) {
    const rows = collections.get(collection) ?? new Map<string | number, object>()
    collections.set(collection, rows)
    if (row) rows.set(id, Object.freeze({ ...row }))
    else rows.delete(id)
  }
  return performance.now() - startTime
}

await buildMockServer()
const { process: server, address } = await startMockServer('--scenario', 'busy', '--now', startInstant)
try {
  const years: number[] = []
  const maps: number[] = []
  let count = 0
  let memory = 0
  for (let round = 0; round < roundCount; round++) {
    const { path } = await fetchJson<{ path: string }>(
      `${address}/_mock/worlds`,
      createPostInit({ id: `year-${round}`, scenario: 'busy' }),
    )
    const world = address + path
    const startTime = performance.now()
    await fetchJson(`${world}/_mock/clock`, createPostInit({ advance: 'P1Y' }))
    years.push(performance.now() - startTime)
    // Measure before the journal is read, because the response is larger than the world.
    memory ||= await readMemoryMb(server)
    const changes = await fetchChanges(world)
    count = changes.length
    maps.push(measureMapUpdates(changes))
    await fetchJson(`${address}/_mock/worlds/year-${round}`, { method: 'DELETE' })
  }
  printFigure({
    what: `a year of busy, ${count.toLocaleString('en')} changes of rows`,
    value: computeMedian(years),
    unit: 'ms',
    baseline: { what: 'the same changes put into maps', value: computeMedian(maps) },
    target: { kind: 'value', most: 5000 },
  })
  printFigure({ what: 'memory of the server after the first', value: memory, unit: 'MB' })
} finally {
  await stopProcess(server)
}
