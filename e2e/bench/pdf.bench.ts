import { spawn } from 'node:child_process'
import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from './figures.ts'
import { measuredNodeArgs, measureResourceUse, type ResourceUse } from './measureSpent.ts'
import {
  buildMockServer,
  fetchAdminHeaders,
  fetchJson,
  readMemoryMb,
  root,
  startMockServer,
  stopProcess,
} from './mockServer.ts'

/** Largest employee report (S1 section 9). */
const peopleCount = 999
const lineCount = peopleCount * 5
const roundCount = 5
const baselineName = 'bare pdfkit, as many lines'

const baselineScript = `
import { createRequire } from 'node:module'
const require = createRequire(${JSON.stringify(`${root}package.json`)})
const Document = require('pdfkit')
const font = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
function write() {
  return new Promise((done) => {
    const pdf = new Document({ size: 'A4' }).font(font).fontSize(9)
    pdf.on('data', () => {}).on('end', done)
    for (let at = 0; at < ${lineCount}; at++) pdf.text('Anna Number ' + at)
    pdf.end()
  })
}
const times = []
for (let round = 0; round < ${roundCount}; round++) {
  const started = performance.now()
  await write()
  times.push(performance.now() - started)
}
console.log(JSON.stringify(times))
`

async function measureBaseline(): Promise<{ times: number[]; spent: ResourceUse }> {
  let output = ''
  const resourceUse = await measureResourceUse(() => {
    const words = [...measuredNodeArgs, '--input-type=module', '--eval', baselineScript]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
    })
    return child
  })
  return { times: JSON.parse(output), spent: resourceUse }
}

async function createReport(address: string): Promise<string> {
  const headers = await fetchAdminHeaders(address)
  const company = `${address}/api/companies/${companyIds.direct}`
  const post = <T>(path: string, body: object) =>
    fetchJson<T>(`${company}${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  const { users } = await fetchJson<{ users: { email: string }[] }>(`${company}/users?p=0&n=${peopleCount}`, {
    headers,
  })
  const emails = users.map(({ email }) => email)
  const { list } = await post<{ list: { id: number } }>('/users/addUsersToList', {
    targetListName: 'Bench',
    emails,
  })
  const { automation } = await post<{ automation: { id: number } }>('/trainings', {
    name: 'Bench',
    subjects: [101, 201, 301],
    userLists: [list.id],
    scheduleType: 1,
    frequency: 'W1',
    subjectsPerInterval: 3,
    sendOptions: { channel: 1 },
    events: [],
    introMessageEnabled: false,
    reminders_enabled: false,
    reminders_settings: { channel: 1, steps: [] },
  })
  await fetchJson(`${address}/_mock/clock`, { method: 'POST', body: JSON.stringify({ advance: 'P10D' }) })
  const token = String(headers.authorization).replace('Bearer ', '')
  return `${company}/trainings/${automation.id}/report?token=${token}&users_details=1`
}

async function measureTimes(url: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < roundCount; round++) {
    const startTime = performance.now()
    const answer = await fetch(url)
    const { byteLength } = await answer.arrayBuffer()
    if (!answer.ok || byteLength < 100_000) throw new Error(`${answer.status}, ${byteLength} bytes`)
    times.push(performance.now() - startTime)
  }
  return times
}

await buildMockServer()
const { process: server, address } = await startMockServer('--employees', '1200')
try {
  const url = await createReport(address)
  const memoryBefore = await readMemoryMb(server)
  const heedTimes = await measureTimes(url)
  const after = await readMemoryMb(server)
  const competitorTimes = await measureBaseline()
  printFigure({
    what: `employee report of ${peopleCount} people as PDF`,
    value: computeMedian(heedTimes),
    unit: 'ms',
    baseline: { what: baselineName, value: computeMedian(competitorTimes.times) },
    target: { kind: 'ratio', most: 4 },
  })
  printFigure({
    what: `memory that the server keeps after ${roundCount} of them`,
    value: after - memoryBefore,
    unit: 'MB',
    baseline: {
      what: `${baselineName}, the whole process at its peak`,
      value: competitorTimes.spent.megabytes,
    },
  })
} finally {
  await stopProcess(server)
}
