import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from './figures.ts'
import { buildMockServer, fetchAdminHeaders, fetchJson, startMockServer, stopProcess } from './mockServer.ts'

const peopleCount = 100_000
const startCount = 5
const roundCount = 9
const changeCount = 100

const createPostInit = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

async function measureWork<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const startTime = performance.now()
  const done = await work()
  times.push(performance.now() - startTime)
  return done
}

const makeCompanyUrl = (address: string) => `${address}/api/companies/${companyIds.direct}`

async function fetchPeoplePage(address: string): Promise<Record<string, string>> {
  const headers = await fetchAdminHeaders(address)
  const { count } = await fetchJson<{ count: number }>(`${makeCompanyUrl(address)}/users?p=0&n=10`, {
    headers,
  })
  if (count !== peopleCount) throw new Error(`${address} has ${count} people`)
  return headers
}

async function measureStart(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < startCount; round++) {
    const server = await measureWork(times, async () => {
      const startedServer = await startMockServer('--employees', String(peopleCount))
      await fetchPeoplePage(startedServer.address)
      return startedServer
    })
    await stopProcess(server.process)
  }
  printFigure({
    what: `start with ${peopleCount.toLocaleString('en')} people to the first page of them`,
    value: computeMedian(times),
    unit: 'ms',
  })
}

async function measureBuilding(address: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < roundCount; round++) {
    const id = `built-${round}`
    await measureWork(times, async () => {
      const { path } = await fetchJson<{ path: string }>(
        `${address}/_mock/worlds`,
        createPostInit({ id, employees: peopleCount, seed: 1000 + round }),
      )
      await fetchPeoplePage(address + path)
    })
    await fetchJson(`${address}/_mock/worlds/${id}`, { method: 'DELETE' })
  }
  return times
}

interface OperationTimes {
  made: number[]
  seen: number[]
  kept: number[]
  restored: number[]
  dropped: number[]
}

async function measureWorlds(address: string): Promise<OperationTimes> {
  const times: OperationTimes = { made: [], seen: [], kept: [], restored: [], dropped: [] }
  for (let round = 0; round < roundCount; round++) {
    const id = `world-${round}`
    const { path } = await measureWork(times.made, () =>
      fetchJson<{ path: string }>(`${address}/_mock/worlds`, createPostInit({ id, employees: peopleCount })),
    )
    const world = address + path
    const headers = await measureWork(times.seen, () => fetchPeoplePage(world))
    await importPeople(world, headers, 'before')
    await measureWork(times.kept, () =>
      fetchJson(`${world}/_mock/snapshots`, createPostInit({ name: 'bench' })),
    )
    await importPeople(world, headers, 'after')
    await measureWork(times.restored, () =>
      fetchJson(`${world}/_mock/snapshots/bench/restore`, createPostInit({})),
    )
    await checkRestoredPeople(world, headers)
    await measureWork(times.dropped, () => fetchJson(`${address}/_mock/worlds/${id}`, { method: 'DELETE' }))
  }
  return times
}

async function importPeople(world: string, headers: Record<string, string>, prefix: string): Promise<void> {
  const records = Array.from({ length: changeCount }, (_, index) => ({
    email: `${prefix}-${index}@bench.example`,
  }))
  await fetchJson(`${makeCompanyUrl(world)}/lists/createUsersBatch`, {
    ...createPostInit({ records, preview: false }),
    headers,
  })
}

async function checkRestoredPeople(world: string, headers: Record<string, string>): Promise<void> {
  const { count } = await fetchJson<{ count: number }>(
    `${makeCompanyUrl(world)}/users?p=0&n=10&filter=${encodeURIComponent('@bench.example')}`,
    { headers },
  )
  if (count !== changeCount)
    throw new Error(`The restored world holds ${count} of the new people, not ${changeCount}`)
}

await buildMockServer()
await measureStart()
const server = await startMockServer('--employees', String(peopleCount))
try {
  await fetchPeoplePage(server.address)
  const baseline = {
    what: 'building it from its scenario',
    value: computeMedian(await measureBuilding(server.address)),
  }
  const { made, seen, kept, restored, dropped } = await measureWorlds(server.address)
  const target = { kind: 'value', most: 20 } as const
  const figureOptions = { unit: 'ms', baseline }
  printFigure({ what: 'a world of them made', value: computeMedian(made), ...figureOptions, target })
  printFigure({ what: 'its first page', value: computeMedian(seen), unit: 'ms' })
  printFigure({
    what: `a snapshot of it with ${changeCount} changes`,
    value: computeMedian(kept),
    ...figureOptions,
    target,
  })
  printFigure({ what: 'the snapshot restored', value: computeMedian(restored), ...figureOptions, target })
  printFigure({ what: 'the world dropped', value: computeMedian(dropped), ...figureOptions, target })
} finally {
  await stopProcess(server.process)
}
