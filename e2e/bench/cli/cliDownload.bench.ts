import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureResourceUse, type ResourceUse } from '../measureSpent.ts'
import { company, printComparison, runHeed, runScript, startScriptServer } from './tinyServer.ts'

const reportCount = 20
const executionCount = 50
const totalFiles = reportCount * executionCount
const bytesPerFile = 64_000
const concurrency = 8
const roundCount = 5

const serverScript = `
import { createServer } from 'node:http'
const many = (count, one) => Array.from({ length: count }, (_, at) => one(at + 1))
const list = many(${reportCount}, (id) => ({
  id, name: 'Report ' + id, created: '2026-01-01T00:00:00.000Z', lists: [], allEmployees: true,
  definition: { listIds: 'all', recipients: [] }, recipientsEmails: [], scheduleFrequency: null,
  scheduleWeekday: null, scheduleHour: null, scheduleWeekdayPosition: null, rrule: null,
}))
const runs = many(${executionCount}, (id) => ({
  id, generatedAt: '2026-01-01T07:00:30.000Z', scheduledAt: '2026-01-01T07:00:00.000Z', status: 2,
  recipients: [], hasPDF: true, hasCSV: true,
}))
const company = ${JSON.stringify(company)}
const server = createServer((request, response) => {
  const path = request.url.split('?')[0]
  if (path.endsWith('/pdf')) {
    response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': ${bytesPerFile} })
    response.end(Buffer.alloc(${bytesPerFile}, path))
    return
  }
  response.setHeader('Content-Type', 'application/json')
  const answer = path.endsWith('/executions') ? { executions: runs, count: runs.length }
    : path.endsWith('/reports') ? { reports: list, count: list.length } : company
  response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

// A minimal client for comparison, without file names, hashes, manifest, retries or crash safety.
const baselineScript = `
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'undici'
const [origin, folder, atOnce] = process.argv.slice(1)
const pool = new Pool(origin, { connections: Number(atOnce) })
const ask = (path) => pool.request({ method: 'GET', path: '/companies/1' + path })
const read = async (path) => (await ask(path)).body.json()
const { reports } = await read('/reports')
const wanted = []
for (const { id } of reports) {
  const { executions } = await read('/reports/' + id + '/executions')
  for (const run of executions) wanted.push([id, run.id])
}
async function work() {
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const [report, run] = next
    const { body } = await ask('/reports/' + report + '/executions/' + run + '/pdf?token=t')
    await pipeline(body, createWriteStream(folder + '/' + report + ' ' + run + '.pdf'))
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, work))
await pool.close()
`

const { child, origin } = await startScriptServer(serverScript)
const heedRuns: ResourceUse[] = []
const loopRuns: ResourceUse[] = []
const poolRuns: ResourceUse[] = []

async function runAndCheckFiles(
  runs: ResourceUse[],
  start: (folder: string) => ReturnType<typeof runScript>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
  try {
    runs.push(await measureResourceUse(() => start(folder)))
    const fileCount = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).length
    if (fileCount !== totalFiles) throw new Error(`${fileCount} files were written`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const config = await mkdtemp(join(tmpdir(), 'heed-bench-'))
const downloadArgs = ['reports', 'download', '--all', '--execution', 'all', '--quiet']
try {
  for (let round = 0; round < roundCount; round++) {
    await runAndCheckFiles(loopRuns, (folder) => runScript(baselineScript, origin, folder, '1'))
    await runAndCheckFiles(poolRuns, (folder) =>
      runScript(baselineScript, origin, folder, String(concurrency)),
    )
    await runAndCheckFiles(heedRuns, (folder) =>
      runHeed(origin, config, [...downloadArgs, '--concurrency', String(concurrency), '--out', folder]),
    )
  }
  const figureName = `download of ${totalFiles.toLocaleString('en')} files of ${bytesPerFile / 1000} kB`
  printComparison(
    figureName,
    heedRuns,
    loopRuns,
    'bare undici loop that asks for the same and writes it down',
    1.3,
  )
  printComparison(figureName, heedRuns, poolRuns, `the same ${concurrency} at a time`)
} finally {
  child.kill()
  await rm(config, { recursive: true })
}
