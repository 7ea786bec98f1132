import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureResourceUse, type ResourceUse } from '../measureSpent.ts'
import { printComparison, runHeed, runScript, startScriptServer, user } from './tinyServer.ts'

const companyCount = 1000
const roundConcurrency = 8
const roundCount = 9

const serverScript = `
import { createServer } from 'node:http'
let made = 0
const plan = {
  id: 'partner-standard-monthly', baseId: 'partner-standard', code: 'partner-standard', name: 'Partner Standard',
  period_unit: 'month', tiers: [{ starting_unit: 1, ending_unit: 500, price: 9500 }], isFree: false,
  definition: { description: '', keyFacts: [], recommended: false },
}
const answers = {
  '/auth/user': { ...${JSON.stringify(user)}, superForAccounts: [{ id: 7, name: 'Bench Partners' }] },
  '/partners/7/subscriptions/plans': { plans: [plan] },
  '/partners/7/companies': { companies: [], count: 0 },
  '/partners/7/subscriptions/overview': { rows: [], sumMonthlyCost: 0, currencyCode: 'USD', totalDues: 0,
    collected: 0, dueSince: null, hasValidCard: false, chargebeeSite: '', chargebeeClientKey: '' },
  '/partners/7/subscriptions/estimate': { newCompanyTotal: 2500, newPartnerTotal: 2500,
    newPartnerTotalForPlan: 2500, newPartnerSubscriptionSeats: 5, currencyCode: 'USD' },
}
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const path = request.url.split('?')[0]
  let answer = answers[path]
  if (path === '/reset') { answer = made; made = 0 }
  else if (path === '/companies' && request.method === 'POST') {
    JSON.parse(Buffer.concat(parts))
    answer = { company_id: ++made, users_total: 0, users_available: 5 }
  }
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(answer ?? {}))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

// A minimal client for comparison, without checks, journal, call IDs, receipt or retries.
const baselineScript = `
import { readFileSync } from 'node:fs'
import { Pool } from 'undici'
const [origin, file, atOnce] = process.argv.slice(1)
const pool = new Pool(origin, { connections: Number(atOnce) })
const ask = async (method, path, body) =>
  (await pool.request({ method, path, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) })).body.json()
await ask('GET', '/auth/user')
for (const path of ['plans', 'overview']) await ask('GET', '/partners/7/subscriptions/' + path)
await ask('GET', '/partners/7/companies')
const [, ...lines] = readFileSync(file, 'utf8').trim().split('\\n')
await ask('POST', '/partners/7/subscriptions/estimate', { subscriptionCode: 'partner-standard', seats: 5 })
async function work() {
  for (let line = lines.pop(); line; line = lines.pop()) {
    const [companyName, subscription, seats, validity] = line.split(',')
    await ask('POST', '/companies', { companyName, subscription, seats: Number(seats), validity: Number(validity), accountId: 7 })
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, work))
await pool.close()
`

const { child, origin } = await startScriptServer(serverScript)
const heedRuns: ResourceUse[] = []
const loopRuns: ResourceUse[] = []
const poolRuns: ResourceUse[] = []

async function runChecked(runs: ResourceUse[], start: () => ReturnType<typeof runScript>): Promise<void> {
  runs.push(await measureResourceUse(start))
  const createdCount = (await (await fetch(`${origin}/reset`)).json()) as number
  if (createdCount !== companyCount) throw new Error(`${createdCount} companies were made`)
}

const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
try {
  const rows = Array.from({ length: companyCount }, (_, index) => `Customer ${index},partner-standard,5,12`)
  const file = join(folder, 'customers.csv')
  await writeFile(file, `name,plan,seats,validity\n${rows.join('\n')}\n`)
  const words = ['companies', 'create', '--from', file, '--yes', '--quiet']
  for (let round = 0; round < roundCount; round++) {
    const config = await mkdtemp(join(folder, 'config-'))
    await runChecked(loopRuns, () => runScript(baselineScript, origin, file, '1'))
    await runChecked(poolRuns, () => runScript(baselineScript, origin, file, String(roundConcurrency)))
    await runChecked(heedRuns, () =>
      runHeed(origin, config, [...words, '--concurrency', String(roundConcurrency)]),
    )
  }
  const figureName = `creation of ${companyCount.toLocaleString('en')} companies`
  printComparison(figureName, heedRuns, loopRuns, 'bare undici loop that makes the same calls', 1.3)
  printComparison(figureName, heedRuns, poolRuns, `the same ${roundConcurrency} at a time`)
} finally {
  child.kill()
  await rm(folder, { recursive: true })
}
