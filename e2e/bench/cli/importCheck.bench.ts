// --max-errors 0 stops the command after the check. Rejected lines are spread over the whole file.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { importTexts } from '@heed/contracts/rules/import/checks'
import { appendReason } from '@heed/contracts/rules/import/marker'
import { makeUnicodePeople } from '@heed/fixtures'
import { computeMedian, printFigure } from '../figures.ts'
import { programPath } from '../installed.ts'
import { measuredNodeArgs, measureResourceUse, type ResourceUse } from '../measureSpent.ts'
import { company, root, user } from './tinyServer.ts'

const lineCount = 1_000_000
const roundCount = 5
const limitExitCode = 10

const readlineScript = `
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
let lines = 0
createInterface({ input: createReadStream(process.argv[1]), crlfDelay: Infinity }).on('line', () => lines++)
`

const unicodePeople = makeUnicodePeople(100)

async function writePeopleFile(path: string, people: number): Promise<string> {
  const file = createWriteStream(path)
  const block = 10_000
  let rejects = byteOrderMark
  for (let from = 0, line = 0; from < people; from += block) {
    let text = ''
    for (let lineIndex = from; lineIndex < from + block; lineIndex++) {
      const { name, listName } = unicodePeople[lineIndex % 1000] ?? {
        name: `Anna Number ${lineIndex}`,
        listName: `Unit ${lineIndex % 40}`,
      }
      text += `person.number${lineIndex % (people * 0.9)}@import.example,${name},${listName}\n`
    }
    const refusedLine = `nobody,${unicodePeople[(from / block) % unicodePeople.length]?.name}`
    line += block + 1
    const message = importTexts.email
    rejects += `${appendReason({ line: refusedLine, lineNumber: line, rule: 'email', message }, ',')}\n`
    if (!file.write(`${text}${refusedLine}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
  return rejects
}

const runNode = (
  args: readonly string[],
  expectedCode: number,
  env: Record<string, string> = {},
): Promise<ResourceUse> =>
  measureResourceUse(
    () =>
      spawn(process.execPath, [...measuredNodeArgs, ...args], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    expectedCode,
  )

const server = createServer(({ url = '' }, response) => {
  const answer = url.endsWith('/lists') ? { lists: [], count: 0 } : url === '/auth/user' ? user : company
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const { port } = server.address() as AddressInfo
const folder = await mkdtemp(join(tmpdir(), 'heed-bench-'))
const env = {
  HEED_API: `http://127.0.0.1:${port}`,
  HEED_TOKEN: 'bench-token',
  HEED_COMPANY: '1',
  XDG_CONFIG_HOME: folder,
}
const rejectsPath = join(folder, 'rejects.csv')

async function measureCheck(file: string, expectedRejects: string): Promise<ResourceUse> {
  const words = ['employees', 'import', file, '--max-errors', '0', '--rejects', rejectsPath, '--quiet']
  const resourceUse = await runNode([programPath, ...words], limitExitCode, env)
  if ((await readFile(rejectsPath, 'utf8')) !== expectedRejects)
    throw new Error(`${rejectsPath} is not what was refused`)
  return resourceUse
}
const readLines = (file: string) => runNode(['--input-type=module', '-e', readlineScript, file], 0)

try {
  const [smallFile, largeFile] = [join(folder, 'one.csv'), join(folder, 'five.csv')]
  const refusedResults = {
    one: await writePeopleFile(smallFile, lineCount),
    five: await writePeopleFile(largeFile, 5 * lineCount),
  }
  const heedRuns: ResourceUse[] = []
  const competitorRuns: ResourceUse[] = []
  for (let round = 0; round < roundCount; round++) {
    competitorRuns.push(await readLines(smallFile))
    heedRuns.push(await measureCheck(smallFile, refusedResults.one))
  }
  const figureName = 'check of 1,000,000 lines, repeated addresses found'
  printFigure({
    what: figureName,
    value: computeMedian(heedRuns.map(({ seconds }) => seconds)),
    unit: 's',
    baseline: { what: 'node:readline', value: computeMedian(competitorRuns.map(({ seconds }) => seconds)) },
    target: { kind: 'ratio', most: 2 },
  })
  printFigure({
    what: `${figureName}, processor time`,
    value: computeMedian(heedRuns.map(({ processor }) => processor)),
    unit: 's',
    baseline: {
      what: 'node:readline',
      value: computeMedian(competitorRuns.map(({ processor }) => processor)),
    },
  })
  for (const [lines, peak, baselineRuns] of [
    ['1,000,000', heedRuns, competitorRuns],
    ['5,000,000', [await measureCheck(largeFile, refusedResults.five)], [await readLines(largeFile)]],
  ] as const) {
    printFigure({
      what: `peak memory of the check at ${lines} lines`,
      value: computeMedian(peak.map(({ megabytes }) => megabytes)),
      unit: 'MB',
      baseline: {
        what: 'node:readline',
        value: computeMedian(baselineRuns.map(({ megabytes }) => megabytes)),
      },
      target: { kind: 'value', most: 200 },
    })
  }
} finally {
  server.close()
  await rm(folder, { recursive: true })
}
