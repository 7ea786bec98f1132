// The whole import command, from its start to its end, beside a program that only posts the same batches.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median, print } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = fileURLToPath(new URL('../../cli/dist/heed.mjs', import.meta.url))
const people = 200_000
const batch = 500
const concurrency = 8
const rounds = 3

// A server as small as it can be while it keeps the people and answers the whole of what the API declares.
const serverScript = `
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
const delay = Number(process.argv[1])
let people = new Map()
const company = { company_id: 1, company_name: 'Bench', role: 1, users_total: 0, users_available: 1e6, canAddUsers: true }
function save(records) {
  const newUsers = [], updatedUsers = []
  for (const record of records) {
    const known = people.get(record.email)
    if (known === undefined) newUsers.push(record)
    else if (record.name && record.name !== known) updatedUsers.push(record)
    people.set(record.email, record.name || known || '')
  }
  return { newUsers, updatedUsers, updated: updatedUsers.length, obsolete: [], newLists: [], count_invalid: 0, data: records }
}
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  let answer = company
  if (request.url.endsWith('/reset')) { answer = people.size; people = new Map() }
  else if (request.method === 'POST') {
    answer = save(JSON.parse(Buffer.concat(parts)).records)
    if (delay) await wait(delay)
  } else if (request.url.endsWith('/lists')) answer = { lists: [], count: 0 }
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

// The same batches, ready made, over the same number of connections; the answers are read and thrown away.
const poolScript = `
import { readFileSync } from 'node:fs'
import { Pool } from 'undici'
const [origin, file] = process.argv.slice(1)
const bodies = readFileSync(file, 'utf8').split('\\n').filter(Boolean)
const pool = new Pool(origin, { connections: ${concurrency} })
let next = 0
async function work() {
  for (let body = bodies[next++]; body; body = bodies[next++]) {
    const answer = await pool.request({ method: 'POST', path: '/companies/1/lists/createUsersBatch', body, headers: { 'content-type': 'application/json' } })
    await answer.body.text()
  }
}
await Promise.all(Array.from({ length: ${concurrency} }, work))
await pool.close()
`

const emailOf = (at: number): string => `person.number${at}@import.example`
const nameOf = (at: number): string => `Anna Number ${at}`

async function write(path: string, lines: Iterable<string>): Promise<void> {
  const file = createWriteStream(path)
  for (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

function* csvLines(): Iterable<string> {
  for (let at = 0; at < people; at++) yield `${emailOf(at)},${nameOf(at)},Unit ${at % 40}`
}

function* bodies(): Iterable<string> {
  for (let from = 0; from < people; from += batch) {
    const records = Array.from({ length: batch }, (_, at) => ({
      email: emailOf(from + at),
      name: nameOf(from + at),
      listName: `Unit ${(from + at) % 40}`,
      lineNumber: from + at + 1,
    }))
    yield JSON.stringify({ records, preview: false, removeObsolete: false })
  }
}

const runScript = (script: string, ...words: string[]): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', script, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function serve(delay: number): Promise<{ child: ChildProcess; origin: string }> {
  const child = runScript(serverScript, String(delay))
  if (!child.stdout) throw new Error('the server has no standard output')
  const lines = createInterface(child.stdout)
  const [port] = (await once(lines, 'line')) as [string]
  return { child, origin: `http://127.0.0.1:${port}` }
}

async function timeOf(start: () => ChildProcess): Promise<number> {
  const started = performance.now()
  const [code] = (await once(start(), 'exit')) as [number]
  if (code !== 0) throw new Error(`ended with ${code}`)
  return (performance.now() - started) / 1000
}

/** Every run has to leave everyone saved, or its time means nothing. */
async function checkedTime(origin: string, start: () => ChildProcess): Promise<number> {
  const seconds = await timeOf(start)
  const saved = (await (await fetch(`${origin}/reset`, { method: 'POST' })).json()) as number
  if (saved !== people) throw new Error(`${saved} people were saved`)
  return seconds
}

async function compare(folder: string, delay: number): Promise<void> {
  const { child, origin } = await serve(delay)
  const env = {
    ...process.env,
    HEED_API: origin,
    HEED_TOKEN: 'bench-token',
    HEED_COMPANY: '1',
    XDG_CONFIG_HOME: folder,
  }
  const file = join(folder, 'people.csv')
  const heed = () =>
    spawn(
      process.execPath,
      [program, 'employees', 'import', file, '--batch', String(batch), '--concurrency', String(concurrency)],
      { env, stdio: 'ignore' },
    )
  const pool = () => runScript(poolScript, origin, join(folder, 'bodies.txt'))
  const times: { heed: number[]; pool: number[] } = { heed: [], pool: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      times.pool.push(await checkedTime(origin, pool))
      times.heed.push(await checkedTime(origin, heed))
    }
  } finally {
    child.kill()
  }
  print({
    what: `import of ${people.toLocaleString('en')} people, server ${delay} ms`,
    value: median(times.heed),
    unit: 's',
    baseline: { what: 'bare undici Pool', value: median(times.pool) },
    target: { kind: 'ratio', most: 1.2 },
  })
}

execFileSync('npm', ['run', '--silent', 'build', '-w', 'cli'], { cwd: root, stdio: 'ignore' })
const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
try {
  await write(join(folder, 'people.csv'), csvLines())
  await write(join(folder, 'bodies.txt'), bodies())
  await compare(folder, 0)
  await compare(folder, 20)
} finally {
  await rm(folder, { recursive: true })
}
