// The whole import command, from its start to its end, beside a program that only does what any client must.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Spent, spentBy } from './spent.ts'
import { compare, runHeed, runScript, serve } from './tinyServer.ts'

const people = 200_000
const batch = 500
const concurrency = 8
const rounds = 9

// A server as small as it can be while it keeps the people and answers the whole of what the API declares.
const serverScript = `
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
const delay = Number(process.argv[1])
let people = new Map()
const company = { company_id: 1, company_name: 'Bench', role: 1, users_total: 0, users_available: 1e6, canAddUsers: true }
const user = { _id: 'u', name: 'Bench', email: 'bench@example.is', created: '2026-01-01T00:00:00.000Z', permissions: [], superForAccounts: [] }
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
  else if (request.url === '/auth/user') answer = user
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

// What any client has to do, and nothing else: read the file, split it, make the same batches, post them over the same
// number of connections, read every answer. No rules, no repeats, no journal, no retries; plain commas and LF.
const poolScript = `
import { createReadStream } from 'node:fs'
import { Pool } from 'undici'
const [origin, file] = process.argv.slice(1)
const pool = new Pool(origin, { connections: ${concurrency} })
async function* bodies() {
  let records = [], rest = '', lineNumber = 0
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\\n')
    rest = lines.pop()
    for (const line of lines) {
      const [email, name, listName] = line.split(',')
      records.push({ email, name, listName, lineNumber: ++lineNumber })
      if (records.length < ${batch}) continue
      yield JSON.stringify({ records, preview: false, removeObsolete: false })
      records = []
    }
  }
}
const source = bodies()
let saved = 0
async function work() {
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const answer = await pool.request({ method: 'POST', path: '/companies/1/lists/createUsersBatch', body: next.value, headers: { 'content-type': 'application/json' } })
    const { newUsers } = await answer.body.json()
    saved += newUsers.length
  }
}
await Promise.all(Array.from({ length: ${concurrency} }, work))
if (saved !== ${people}) throw new Error(saved + ' people were saved')
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

/** Every run has to leave everyone saved, or its time means nothing. */
async function checked(origin: string, start: () => ChildProcess): Promise<Spent> {
  const spent = await spentBy(start)
  const saved = (await (await fetch(`${origin}/reset`, { method: 'POST' })).json()) as number
  if (saved !== people) throw new Error(`${saved} people were saved`)
  return spent
}

async function compareAt(folder: string, delay: number): Promise<void> {
  const { child, origin } = await serve(serverScript, String(delay))
  const file = join(folder, 'people.csv')
  const words = ['employees', 'import', file, '--quiet']
  const sizes = ['--batch', String(batch), '--concurrency', String(concurrency)]
  const ours: Spent[] = []
  const rival: Spent[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      rival.push(await checked(origin, () => runScript(poolScript, origin, file)))
      ours.push(await checked(origin, () => runHeed(origin, folder, [...words, ...sizes])))
    }
  } finally {
    child.kill()
  }
  const what = `import of ${people.toLocaleString('en')} people, server ${delay} ms`
  compare(what, ours, rival, 'bare undici Pool that reads, splits, posts and reads the answers', 1.2)
}

const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
try {
  await write(join(folder, 'people.csv'), csvLines())
  await compareAt(folder, 0)
  await compareAt(folder, 20)
} finally {
  await rm(folder, { recursive: true })
}
