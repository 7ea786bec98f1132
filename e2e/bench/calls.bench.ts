import { companyIds } from '@heed/fixtures'
import { median, print } from './figures.ts'
import {
  ask,
  buildMockServer,
  fetchAdminHeaders,
  type MockServer,
  readMemoryMb,
  startMockServer,
  stop,
} from './mockServer.ts'

const sizes = [1_000, 100_000] as const
const connections = 8
const rounds = 5
const asked = 160
const starts = 5

interface Call {
  operation: string
  path(at: number, world: Served): string
  body?(at: number): object
  /** Calls that search every name: only these may be slower in a large company. */
  freeText?: boolean
}

interface Served {
  server: MockServer
  headers: Record<string, string>
  email: string
  listId: number
}

const texts = 'anna jón mar son wei ól pét dóttir kar ing berg ov ha li ei ram'.split(' ')

const calls: readonly Call[] = [
  { operation: 'auth.getCurrentUser', path: () => '/auth/user' },
  { operation: 'companies.listMine', path: () => '/companies/my_companies' },
  { operation: 'companies.get', path: () => '' },
  { operation: 'employees.list', path: (at) => `/users?p=${at % 5}&n=10&order=name%20asc` },
  {
    operation: 'employees.list with a text',
    path: (at) =>
      `/users?p=0&n=10&order=name%20asc&filter=${encodeURIComponent(texts[at % texts.length] ?? '')}`,
    freeText: true,
  },
  { operation: 'employees.get', path: (_, { email }) => `/users/user/${encodeURIComponent(email)}` },
  { operation: 'lists.list', path: () => '/lists' },
  { operation: 'lists.listUsers', path: (_, { listId }) => `/lists/${listId}/users?p=0&n=10` },
  { operation: 'lists.create', path: () => '/lists', body: (at) => ({ active: 1, name: `Bench ${at}` }) },
  { operation: 'dashboard.getStatus', path: () => '/statistics/status' },
  { operation: 'templates.list', path: () => '/templates' },
  { operation: 'apikeys.list', path: () => '/apikeys' },
]

const ownPaths = new Set(['/auth/user', '/companies/my_companies'])
const makeUrl = (served: Served, path: string): string =>
  `${served.server.address}/api${ownPaths.has(path) ? path : `/companies/${companyIds.direct}${path}`}`

async function serve(people: number): Promise<Served> {
  const server = await startMockServer('--employees', String(people))
  const headers = await fetchAdminHeaders(server.address)
  const company = `${server.address}/api/companies/${companyIds.direct}`
  const { users } = await ask<{ users: { email: string }[] }>(`${company}/users?p=0&n=1`, { headers })
  const { lists } = await ask<{ lists: { id: number; usersCount: number }[] }>(
    `${company}/lists?order=usersCount%20desc`,
    { headers },
  )
  const [email, listId] = [users[0]?.email, lists[0]?.id]
  if (email === undefined || listId === undefined)
    throw new Error(`${server.address} has no people or no list`)
  return { server, headers, email, listId }
}

async function measureTimes(call: Call, served: Served, first: number): Promise<number[]> {
  const times: number[] = []
  let at = first
  async function connection(): Promise<void> {
    while (at < first + asked) {
      const turn = at++
      const url = makeUrl(served, call.path(turn, served))
      const init = call.body ? { method: 'POST', body: JSON.stringify(call.body(turn)) } : {}
      const started = performance.now()
      await ask(url, { ...init, headers: served.headers })
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return times
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN

async function measureCalls(small: Served, large: Served): Promise<void> {
  for (const call of calls) {
    const [few, many]: [number[], number[]] = [[], []]
    for (let round = 0; round <= rounds; round++) {
      const ofSmall = await measureTimes(call, small, round * asked)
      const ofLarge = await measureTimes(call, large, round * asked)
      if (round > 0) {
        few.push(...ofSmall)
        many.push(...ofLarge)
      }
    }
    for (const [name, part] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      print({
        what: `${call.operation}, ${name} over ${connections} connections, ${sizes[1].toLocaleString('en')} people`,
        value: quantile(many, part),
        unit: 'ms',
        baseline: { what: `${sizes[0].toLocaleString('en')} people`, value: quantile(few, part) },
        ...(call.freeText ? {} : { target: { kind: 'ratio', most: 3 } }),
      })
    }
  }
}

async function measureStart(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < starts; round++) {
    const started = performance.now()
    const server = await startMockServer('--scenario', 'large')
    const headers = await fetchAdminHeaders(server.address)
    await ask(`${server.address}/api/auth/user`, { headers })
    times.push(performance.now() - started)
    await stop(server.process)
  }
  print({
    what: 'start of scenario large to its first answer',
    value: median(times),
    unit: 'ms',
    target: { kind: 'value', most: 2000 },
  })
}

await buildMockServer()
await measureStart()
const small = await serve(sizes[0])
const large = await serve(sizes[1])
try {
  await measureCalls(small, large)
  print({
    what: `memory after these calls, ${sizes[1].toLocaleString('en')} people`,
    value: await readMemoryMb(large.server.process),
    unit: 'MB',
    baseline: {
      what: `${sizes[0].toLocaleString('en')} people`,
      value: await readMemoryMb(small.server.process),
    },
  })
} finally {
  await stop(small.server.process)
  await stop(large.server.process)
}
