import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeUnicodeFile, makeUnicodePeople, type UnicodePerson } from '@heed/fixtures'
import { hashPeople } from '../hashPeople.ts'
import { measureResourceUse, type ResourceUse } from '../measureSpent.ts'
import { company, printComparison, runHeed, runScript, startScriptServer, user } from './tinyServer.ts'

const peopleCount = 200_000
const batchSize = 500
const concurrency = 8
const roundCount = 9

const serverScript = `
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
const delay = Number(process.argv[1])
let people = new Map()
const company = ${JSON.stringify(company)}
const user = ${JSON.stringify(user)}
// Must equal hashPeople, which checks the saved people.
function digest() {
  const lines = [...people].map(([email, { name, listName }]) => [email, name, listName].join('\\n'))
  return createHash('sha256').update(lines.sort().join('\\n')).digest('hex')
}
function save(records) {
  const newUsers = [], updatedUsers = []
  for (const record of records) {
    const known = people.get(record.email)
    if (known === undefined) newUsers.push(record)
    else if (record.name && record.name !== known.name) updatedUsers.push(record)
    people.set(record.email, { name: record.name || known?.name || '', listName: record.listName || known?.listName || '' })
  }
  return { newUsers, updatedUsers, updated: updatedUsers.length, obsolete: [], newLists: [], count_invalid: 0, data: records }
}
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  let answer = company
  if (request.url.endsWith('/reset')) { answer = digest(); people = new Map() }
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

// A minimal client for comparison, without rules, journal or retries; accepts only plain commas and LF.
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
      if (records.length < ${batchSize}) continue
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
if (saved !== ${peopleCount}) throw new Error(saved + ' people were saved')
await pool.close()
`

const makePeopleWithoutTags = (encoding: Parameters<typeof makeUnicodePeople>[1]) =>
  makeUnicodePeople(peopleCount, encoding).map((person) => ({ ...person, metadata: [] }))

const peopleSets: readonly (readonly [name: string, people: readonly UnicodePerson[]])[] = [
  [
    'plain',
    Array.from({ length: peopleCount }, (_, index) => ({
      email: `person.number${index}@import.example`,
      name: `Anna Number ${index}`,
      listName: `Unit ${index % 40}`,
      metadata: [],
    })),
  ],
  ['Icelandic', makePeopleWithoutTags('iso-8859-1')],
  ['mixed', makePeopleWithoutTags('utf-8')],
]

async function runChecked(
  origin: string,
  expectedHash: string,
  start: () => ChildProcess,
): Promise<ResourceUse> {
  const resourceUse = await measureResourceUse(start)
  const savedHash = (await (await fetch(`${origin}/reset`, { method: 'POST' })).json()) as string
  if (savedHash !== expectedHash) throw new Error('what arrived is not what the file holds')
  return resourceUse
}

async function compareImports(
  folder: string,
  delay: number,
  [name, importedPeople]: (typeof peopleSets)[number],
): Promise<void> {
  const { child, origin } = await startScriptServer(serverScript, String(delay))
  const file = join(folder, `${name}.csv`)
  await writeFile(file, makeUnicodeFile(importedPeople))
  const expectedHash = hashPeople(importedPeople)
  const words = ['employees', 'import', file, '--quiet']
  const sizes = ['--batch', String(batchSize), '--concurrency', String(concurrency)]
  const heedRuns: ResourceUse[] = []
  const competitorRuns: ResourceUse[] = []
  try {
    for (let round = 0; round < roundCount; round++) {
      competitorRuns.push(await runChecked(origin, expectedHash, () => runScript(poolScript, origin, file)))
      heedRuns.push(
        await runChecked(origin, expectedHash, () => runHeed(origin, folder, [...words, ...sizes])),
      )
    }
  } finally {
    child.kill()
  }
  const figureName = `import of ${peopleCount.toLocaleString('en')} people, ${name} letters, server ${delay} ms`
  printComparison(
    figureName,
    heedRuns,
    competitorRuns,
    'bare undici Pool that reads, splits, posts and reads the answers',
    1.1,
  )
}

const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
try {
  for (const file of peopleSets) for (const delay of [0, 20]) await compareImports(folder, delay, file)
} finally {
  await rm(folder, { recursive: true })
}
