import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFigure } from '../figures.ts'
import { measureResourceUse } from '../measureSpent.ts'
import { company, runHeed, startScriptServer, user } from './tinyServer.ts'

const lineCount = 1_000_000
const blockSize = 10_000

// This server stores no people, because millions wouldn't fit in memory beside the measured process.
const serverScript = `
import { createServer } from 'node:http'
const company = ${JSON.stringify(company)}
const user = ${JSON.stringify(user)}
let people = 0
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  let answer = company
  if (request.url.endsWith('/reset')) { answer = people; people = 0 }
  else if (request.method === 'POST') {
    const { records } = JSON.parse(Buffer.concat(parts))
    people += records.length
    answer = { newUsers: records, updatedUsers: [], updated: 0, obsolete: [], newLists: [], count_invalid: 0, data: records }
  } else if (request.url.endsWith('/lists')) answer = { lists: [], count: 0 }
  else if (request.url === '/auth/user') answer = user
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

async function writePeopleFile(path: string, people: number): Promise<void> {
  const file = createWriteStream(path)
  for (let from = 0; from < people; from += blockSize) {
    let text = ''
    for (let lineIndex = from; lineIndex < from + blockSize; lineIndex++)
      text += `person.number${lineIndex}@import.example,Anna Number ${lineIndex},Unit ${lineIndex % 40}\n`
    if (!file.write(text)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
const { child, origin } = await startScriptServer(serverScript)
try {
  for (const people of [lineCount, 5 * lineCount]) {
    const file = join(folder, `${people}.csv`)
    await writePeopleFile(file, people)
    const resourceUse = await measureResourceUse(() =>
      runHeed(origin, folder, ['employees', 'import', file, '--quiet']),
    )
    const savedHash: unknown = await (await fetch(`${origin}/reset`, { method: 'POST' })).json()
    if (savedHash !== people) throw new Error(`${savedHash} people arrived of ${people}`)
    const figureName = `import of ${people.toLocaleString('en')} people`
    printFigure({
      what: `peak memory of the ${figureName}`,
      value: resourceUse.megabytes,
      unit: 'MB',
      target: { kind: 'value', most: 200 },
    })
    printFigure({ what: figureName, value: resourceUse.seconds, unit: 's' })
    printFigure({ what: `${figureName}, processor time`, value: resourceUse.processor, unit: 's' })
  }
} finally {
  child.kill()
  await rm(folder, { recursive: true })
}
