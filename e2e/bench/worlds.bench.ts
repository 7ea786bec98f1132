import { companyIds } from '@heed/fixtures'
import { median, print } from './figures.ts'
import { ask, buildMockServer, fetchAdminHeaders, startMockServer, stop } from './mockServer.ts'

const people = 100_000
const starts = 5
const rounds = 9
const changes = 100

const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  times.push(performance.now() - started)
  return done
}

const company = (address: string) => `${address}/api/companies/${companyIds.direct}`

async function seePeople(address: string): Promise<Record<string, string>> {
  const headers = await fetchAdminHeaders(address)
  const { count } = await ask<{ count: number }>(`${company(address)}/users?p=0&n=10`, { headers })
  if (count !== people) throw new Error(`${address} has ${count} people`)
  return headers
}

async function measureStart(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < starts; round++) {
    const server = await timed(times, async () => {
      const started = await startMockServer('--employees', String(people))
      await seePeople(started.address)
      return started
    })
    await stop(server.process)
  }
  print({
    what: `start with ${people.toLocaleString('en')} people to the first page of them`,
    value: median(times),
    unit: 'ms',
  })
}

async function measureBuilding(address: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const id = `built-${round}`
    await timed(times, async () => {
      const { path } = await ask<{ path: string }>(
        `${address}/_mock/worlds`,
        post({ id, employees: people, seed: 1000 + round }),
      )
      await seePeople(address + path)
    })
    await ask(`${address}/_mock/worlds/${id}`, { method: 'DELETE' })
  }
  return times
}

interface Times {
  made: number[]
  seen: number[]
  kept: number[]
  restored: number[]
  dropped: number[]
}

async function measureWorlds(address: string): Promise<Times> {
  const times: Times = { made: [], seen: [], kept: [], restored: [], dropped: [] }
  for (let round = 0; round < rounds; round++) {
    const id = `world-${round}`
    const { path } = await timed(times.made, () =>
      ask<{ path: string }>(`${address}/_mock/worlds`, post({ id, employees: people })),
    )
    const world = address + path
    const headers = await timed(times.seen, () => seePeople(world))
    await change(world, headers, 'before')
    await timed(times.kept, () => ask(`${world}/_mock/snapshots`, post({ name: 'bench' })))
    await change(world, headers, 'after')
    await timed(times.restored, () => ask(`${world}/_mock/snapshots/bench/restore`, post({})))
    await refuseLater(world, headers)
    await timed(times.dropped, () => ask(`${address}/_mock/worlds/${id}`, { method: 'DELETE' }))
  }
  return times
}

async function change(world: string, headers: Record<string, string>, when: string): Promise<void> {
  const records = Array.from({ length: changes }, (_, at) => ({ email: `${when}-${at}@bench.example` }))
  await ask(`${company(world)}/lists/createUsersBatch`, { ...post({ records, preview: false }), headers })
}

async function refuseLater(world: string, headers: Record<string, string>): Promise<void> {
  const { count } = await ask<{ count: number }>(
    `${company(world)}/users?p=0&n=10&filter=${encodeURIComponent('@bench.example')}`,
    { headers },
  )
  if (count !== changes)
    throw new Error(`The restored world holds ${count} of the new people, not ${changes}`)
}

await buildMockServer()
await measureStart()
const server = await startMockServer('--employees', String(people))
try {
  await seePeople(server.address)
  const baseline = {
    what: 'building it from its scenario',
    value: median(await measureBuilding(server.address)),
  }
  const { made, seen, kept, restored, dropped } = await measureWorlds(server.address)
  const target = { kind: 'value', most: 20 } as const
  const named = { unit: 'ms', baseline }
  print({ what: 'a world of them made', value: median(made), ...named, target })
  print({ what: 'its first page', value: median(seen), unit: 'ms' })
  print({ what: `a snapshot of it with ${changes} changes`, value: median(kept), ...named, target })
  print({ what: 'the snapshot restored', value: median(restored), ...named, target })
  print({ what: 'the world dropped', value: median(dropped), ...named, target })
} finally {
  await stop(server.process)
}
