import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { computeMedian, printFigure } from '../figures.ts'
import { programPath } from '../installed.ts'
import { measuredNodeArgs, measureResourceUse } from '../measureSpent.ts'
import { buildMockServer, fetchJson, startMockServer, stopProcess } from '../mockServer.ts'

const peopleCount = 30_000
const roundCount = 3
const maxRatio = 2

const cases = [
  { what: 'on 40 new lists', getList: (index: number) => `Unit ${index % 40}` },
  { what: 'on one list with other employees', getList: () => 'Human Resources' },
  { what: 'on no list', getList: () => '' },
] as const

interface Company {
  env: NodeJS.ProcessEnv
  countPeople(): Promise<number>
}

async function createCompany(address: string, folder: string): Promise<Company> {
  const world = await fetchJson<{ address: string }>(`${address}/_mock/worlds`, {
    method: 'POST',
    body: JSON.stringify({ scenario: 'enterprise' }),
  })
  const { people } = await fetchJson<{ people: { email: string; token: string }[] }>(
    `${world.address}_mock/people`,
  )
  const token = people.find(({ email }) => email === getManagerEmail('admin'))?.token ?? ''
  const api = `${world.address}api`
  return {
    env: {
      ...process.env,
      HEED_API: api,
      HEED_TOKEN: token,
      HEED_COMPANY: String(companyIds.direct),
      XDG_CONFIG_HOME: folder,
    },
    async countPeople() {
      const url = `${api}/companies/${companyIds.direct}/users?p=0&n=1`
      return (await fetchJson<{ count: number }>(url, { headers: { authorization: `Bearer ${token}` } }))
        .count
    },
  }
}

const runHeed = ({ env }: Company, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...measuredNodeArgs, programPath, ...args, '--quiet'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

await buildMockServer()
const server = await startMockServer()
const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
try {
  for (const { what, getList } of cases) {
    const file = join(folder, `${what}.csv`)
    const lines = Array.from(
      { length: peopleCount },
      (_, index) => `p${index}@undo.example,Person ${index},${getList(index)}\n`,
    )
    await writeFile(file, lines.join(''))
    const imports: number[] = []
    const undos: number[] = []
    for (let round = 0; round < roundCount; round++) {
      const company = await createCompany(server.address, folder)
      const before = await company.countPeople()
      imports.push((await measureResourceUse(() => runHeed(company, 'employees', 'import', file))).seconds)
      const limit = ['--yes', '--max-delete', String(peopleCount)]
      undos.push((await measureResourceUse(() => runHeed(company, 'runs', 'undo', 'last', ...limit))).seconds)
      const after = await company.countPeople()
      if (after !== before) throw new Error(`${after} employees instead of ${before} after the undo`)
    }
    printFigure({
      what: `undo of an import of ${peopleCount.toLocaleString('en')} employees ${what}`,
      value: computeMedian(undos),
      unit: 's',
      baseline: { what: 'the import', value: computeMedian(imports) },
      target: { kind: 'ratio', most: maxRatio },
    })
  }
} finally {
  await stopProcess(server.process)
  await rm(folder, { recursive: true })
}
