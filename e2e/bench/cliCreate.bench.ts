// A thousand companies made from a file, from the command's start to its end, beside a loop that only posts them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median, print } from './figures.ts'
import { type Spent, spentBy, telling } from './spent.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = fileURLToPath(new URL('../../cli/dist/heed.cjs', import.meta.url))
const companies = 1000
const concurrency = 6
const rounds = 5
/** What a server takes to make a company, in milliseconds. */
const delay = 20

// A server as small as it can be while it keeps the companies and answers what the API declares.
const serverScript = `
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
let made = []
const user = { _id: 'u', name: 'Bench', email: 'bench@example.com', created: '2026-01-01T00:00:00.000Z', permissions: [], superForAccounts: [{ id: 1, name: 'Bench' }] }
const plan = { id: 'p-monthly', baseId: 'p', code: 'p', name: 'P', period_unit: 'month', tiers: [{ starting_unit: 1, ending_unit: null, price: 100 }], isFree: false, definition: { description: '', keyFacts: [], recommended: false } }
const overview = { rows: [], sumMonthlyCost: 0, currencyCode: 'USD', totalDues: 0, collected: 0, dueSince: null, hasValidCard: true, chargebeeSite: '', chargebeeClientKey: '' }
const estimate = { newCompanyTotal: 100, newPartnerTotal: 100, newPartnerTotalForPlan: 100, newPartnerSubscriptionSeats: 10, currencyCode: 'USD' }
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  let answer
  if (request.url === '/reset') { answer = made.length; made = [] }
  else if (request.url === '/companies') {
    const { companyName: company_name, seats } = JSON.parse(Buffer.concat(parts))
    made.push(company_name)
    await wait(${delay})
    answer = { company_id: made.length, company_name, users_total: 0, users_available: seats }
  } else if (request.url === '/auth/user') answer = user
  else if (request.url.endsWith('/plans')) answer = { plans: [plan] }
  else if (request.url.endsWith('/overview')) answer = overview
  else if (request.url.endsWith('/estimate')) answer = estimate
  else answer = { companies: [], count: 0 }
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

// What any client has to do, and nothing else: no checks, no price, no journal, no retries.
const poolScript = `
import { readFileSync } from 'node:fs'
import { Pool } from 'undici'
const [origin, file] = process.argv.slice(1)
const pool = new Pool(origin, { connections: ${concurrency} })
const lines = readFileSync(file, 'utf8').trim().split('\\n').slice(1).values()
async function work() {
  for (const line of lines) {
    const [companyName, subscription, seats, validity] = line.split(',')
    const body = JSON.stringify({ companyName, subscription, seats: Number(seats), validity: Number(validity), accountId: 1 })
    const answer = await pool.request({ method: 'POST', path: '/companies', body, headers: { 'content-type': 'application/json' } })
    await answer.body.json()
  }
}
await Promise.all(Array.from({ length: ${concurrency} }, work))
await pool.close()
`

const runScript = (script: string, ...words: string[]): ChildProcess =>
  spawn(process.execPath, [...telling, '--input-type=module', '-e', script, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Every run has to leave every company made, or its time means nothing. */
async function checked(origin: string, start: () => ChildProcess): Promise<Spent> {
  const spent = await spentBy(start)
  const made = (await (await fetch(`${origin}/reset`, { method: 'POST' })).json()) as number
  if (made !== companies) throw new Error(`${made} companies were made`)
  return spent
}

execFileSync('npm', ['run', '--silent', 'build', '-w', 'cli'], { cwd: root, stdio: 'ignore' })
const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
const server = runScript(serverScript)
if (!server.stdout) throw new Error('the server has no standard output')
try {
  const [port] = (await once(createInterface(server.stdout), 'line')) as [string]
  const origin = `http://127.0.0.1:${port}`
  const file = join(folder, 'customers.csv')
  const lines = Array.from({ length: companies }, (_, at) => `Company ${at},p,10,12`)
  await writeFile(file, ['name,plan,seats,validity', ...lines, ''].join('\n'))
  const env = { ...process.env, HEED_API: origin, HEED_TOKEN: 'bench-token', XDG_CONFIG_HOME: folder }
  const words = ['companies', 'create', '--from', file, '--yes', '--quiet']
  const heed = () =>
    spawn(process.execPath, [...telling, program, ...words, '--concurrency', String(concurrency)], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const ours: Spent[] = []
  const rival: Spent[] = []
  for (let round = 0; round < rounds; round++) {
    rival.push(await checked(origin, () => runScript(poolScript, origin, file)))
    ours.push(await checked(origin, heed))
  }
  const baseline = 'bare undici Pool that posts them'
  print({
    what: `${companies.toLocaleString('en')} companies from a file, server ${delay} ms`,
    value: median(ours.map(({ seconds }) => seconds)),
    unit: 's',
    baseline: { what: baseline, value: median(rival.map(({ seconds }) => seconds)) },
    target: { kind: 'ratio', most: 1.3 },
  })
} finally {
  server.kill()
  await rm(folder, { recursive: true })
}
