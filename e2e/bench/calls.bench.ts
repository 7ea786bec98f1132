import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from './figures.ts'
import {
  buildMockServer,
  fetchAdminHeaders,
  fetchJson,
  type MockServer,
  readMemoryMb,
  startMockServer,
  stopProcess,
} from './mockServer.ts'

const employeeCounts = [1_000, 100_000] as const
const connectionCount = 8
const roundCount = 5
const callsPerRound = 160
const startCount = 5

interface Call {
  operation: string
  path(index: number, world: ServedWorld): string
  body?(index: number): object
  /** Calls that search every name: only these may be slower in a large company. */
  freeText?: boolean
}

interface ServedWorld {
  server: MockServer
  headers: Record<string, string>
  email: string
  listId: number
}

const searchTexts = 'anna jón mar son wei ól pét dóttir kar ing berg ov ha li ei ram'.split(' ')

const calls: readonly Call[] = [
  { operation: 'auth.getCurrentUser', path: () => '/auth/user' },
  { operation: 'companies.listMine', path: () => '/companies/my_companies' },
  { operation: 'companies.get', path: () => '' },
  { operation: 'employees.list', path: (index) => `/users?p=${index % 5}&n=10&order=name%20asc` },
  {
    operation: 'employees.list with a text',
    path: (index) =>
      `/users?p=0&n=10&order=name%20asc&filter=${encodeURIComponent(searchTexts[index % searchTexts.length] ?? '')}`,
    freeText: true,
  },
  { operation: 'employees.get', path: (_, { email }) => `/users/user/${encodeURIComponent(email)}` },
  { operation: 'lists.list', path: () => '/lists' },
  { operation: 'lists.listUsers', path: (_, { listId }) => `/lists/${listId}/users?p=0&n=10` },
  {
    operation: 'lists.create',
    path: () => '/lists',
    body: (index) => ({ active: 1, name: `Bench ${index}` }),
  },
  { operation: 'dashboard.getStatus', path: () => '/statistics/status' },
  { operation: 'templates.list', path: () => '/templates' },
  { operation: 'apikeys.list', path: () => '/apikeys' },
]

const unscopedPaths = new Set(['/auth/user', '/companies/my_companies'])
const makeUrl = (servedWorld: ServedWorld, path: string): string =>
  `${servedWorld.server.address}/api${unscopedPaths.has(path) ? path : `/companies/${companyIds.direct}${path}`}`

async function startWorld(people: number): Promise<ServedWorld> {
  const server = await startMockServer('--employees', String(people))
  const headers = await fetchAdminHeaders(server.address)
  const company = `${server.address}/api/companies/${companyIds.direct}`
  const { users } = await fetchJson<{ users: { email: string }[] }>(`${company}/users?p=0&n=1`, { headers })
  const { lists } = await fetchJson<{ lists: { id: number; usersCount: number }[] }>(
    `${company}/lists?order=usersCount%20desc`,
    { headers },
  )
  const [email, listId] = [users[0]?.email, lists[0]?.id]
  if (email === undefined || listId === undefined)
    throw new Error(`${server.address} has no people or no list`)
  return { server, headers, email, listId }
}

async function measureTimes(call: Call, servedWorld: ServedWorld, firstIndex: number): Promise<number[]> {
  const times: number[] = []
  let callIndex = firstIndex
  async function runConnection(): Promise<void> {
    while (callIndex < firstIndex + callsPerRound) {
      const ownIndex = callIndex++
      const url = makeUrl(servedWorld, call.path(ownIndex, servedWorld))
      const init = call.body ? { method: 'POST', body: JSON.stringify(call.body(ownIndex)) } : {}
      const startTime = performance.now()
      await fetchJson(url, { ...init, headers: servedWorld.headers })
      times.push(performance.now() - startTime)
    }
  }
  await Promise.all(Array.from({ length: connectionCount }, runConnection))
  return times
}

const computeQuantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

async function measureCalls(largeWorld: ServedWorld, smallWorld: ServedWorld): Promise<void> {
  for (const call of calls) {
    const [fewEmployeesTimes, manyEmployeesTimes]: [number[], number[]] = [[], []]
    for (let round = 0; round <= roundCount; round++) {
      const smallTimes = await measureTimes(call, largeWorld, round * callsPerRound)
      const largeTimes = await measureTimes(call, smallWorld, round * callsPerRound)
      if (round > 0) {
        fewEmployeesTimes.push(...smallTimes)
        manyEmployeesTimes.push(...largeTimes)
      }
    }
    for (const [name, part] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      printFigure({
        what: `${call.operation}, ${name} over ${connectionCount} connections, ${employeeCounts[1].toLocaleString('en')} people`,
        value: computeQuantile(manyEmployeesTimes, part),
        unit: 'ms',
        baseline: {
          what: `${employeeCounts[0].toLocaleString('en')} people`,
          value: computeQuantile(fewEmployeesTimes, part),
        },
        ...(call.freeText ? {} : { target: { kind: 'ratio', most: 3 } }),
      })
    }
  }
}

async function measureStart(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < startCount; round++) {
    const startTime = performance.now()
    const server = await startMockServer('--scenario', 'large')
    const headers = await fetchAdminHeaders(server.address)
    await fetchJson(`${server.address}/api/auth/user`, { headers })
    times.push(performance.now() - startTime)
    await stopProcess(server.process)
  }
  printFigure({
    what: 'start of scenario large to its first answer',
    value: computeMedian(times),
    unit: 'ms',
    target: { kind: 'value', most: 2000 },
  })
}

await buildMockServer()
await measureStart()
const fewEmployeesWorld = await startWorld(employeeCounts[0])
const manyEmployeesWorld = await startWorld(employeeCounts[1])
try {
  await measureCalls(fewEmployeesWorld, manyEmployeesWorld)
  printFigure({
    what: `memory after these calls, ${employeeCounts[1].toLocaleString('en')} people`,
    value: await readMemoryMb(manyEmployeesWorld.server.process),
    unit: 'MB',
    baseline: {
      what: `${employeeCounts[0].toLocaleString('en')} people`,
      value: await readMemoryMb(fewEmployeesWorld.server.process),
    },
  })
} finally {
  await stopProcess(fewEmployeesWorld.server.process)
  await stopProcess(manyEmployeesWorld.server.process)
}
