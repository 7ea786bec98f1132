import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from './figures.ts'
import {
  buildMockServer,
  fetchAdminHeaders,
  fetchJson,
  readMemoryMb,
  startMockServer,
  stopProcess,
} from './mockServer.ts'

const peopleCount = 27_000
const lessonsPerEmployee = 4
const roundCount = 5
const trainingId = companyIds.direct * 100 + 11

const countLines = (text: string) => text.trimEnd().split('\r\n').length - 1

async function measureDownload(url: string, server: Parameters<typeof readMemoryMb>[0], rows: number) {
  const memoryBefore = await readMemoryMb(server)
  let peakMemory = memoryBefore
  const watch = setInterval(async () => {
    peakMemory = Math.max(peakMemory, await readMemoryMb(server))
  }, 5)
  const startTime = performance.now()
  const answer = await fetch(url)
  const text = await answer.text()
  const ms = performance.now() - startTime
  clearInterval(watch)
  if (!answer.ok || countLines(text) !== rows) throw new Error(`${answer.status}: ${countLines(text)} rows`)
  return { ms, grown: peakMemory - memoryBefore, most: peakMemory, bytes: text.length }
}

const baselineScript = `
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
const [rows, length] = process.argv.slice(1).map(Number)
function* lines() {
  yield 'head\\r\\n'
  for (let at = 0; at < rows; at++) yield String(at).padEnd(length, 'x') + '\\r\\n'
}
const server = createServer((_, response) => Readable.from(lines()).pipe(response))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

async function measureBaseline(rows: number, length: number): Promise<number[]> {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    baselineScript,
    String(rows),
    String(length),
  ])
  try {
    const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
    const times: number[] = []
    for (let round = 0; round < roundCount; round++) {
      times.push((await measureDownload(`http://127.0.0.1:${port}/`, child, rows)).ms)
    }
    return times
  } finally {
    child.kill()
  }
}

await buildMockServer()
const { process: server, address } = await startMockServer(
  '--scenario',
  'busy',
  '--employees',
  String(peopleCount),
)
try {
  const { authorization = '' } = await fetchAdminHeaders(address)
  await fetchJson(`${address}/_mock/clock`, { method: 'POST', body: JSON.stringify({ advance: 'P2D' }) })
  const training = `${address}/api/companies/${companyIds.direct}/trainings/${trainingId}`
  const { count } = await fetchJson<{ count: number }>(`${training}/users`, { headers: { authorization } })
  const rows = count * lessonsPerEmployee
  const url = `${training}/users_detailed_report/csv?${new URLSearchParams({ token: authorization.replace('Bearer ', '') })}`
  const runs: Awaited<ReturnType<typeof measureDownload>>[] = []
  for (let round = 0; round < roundCount; round++) runs.push(await measureDownload(url, server, rows))
  const length = Math.round((runs[0]?.bytes ?? 0) / rows) - 2
  const figureName = `CSV of ${rows.toLocaleString('en')} lessons`
  printFigure({
    what: figureName,
    value: computeMedian(runs.map(({ ms }) => ms)),
    unit: 'ms',
    baseline: {
      what: 'as many lines from a bare server',
      value: computeMedian(await measureBaseline(rows, length)),
    },
  })
  printFigure({
    what: `${figureName}, memory that the server takes beyond what it had`,
    value: Math.max(...runs.map(({ grown }) => grown)),
    unit: 'MB',
    target: { kind: 'value', most: 150 },
  })
  printFigure({
    what: `${figureName}, the most memory of the server`,
    value: Math.max(...runs.map(({ most }) => most)),
    unit: 'MB',
  })
} finally {
  await stopProcess(server)
}
