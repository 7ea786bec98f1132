import { readFileSync } from 'node:fs'
import { companyIds, managerEmail } from '@heed/fixtures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle, TestProcess } from './testProcess.ts'

/** Megabytes of memory that the server has at most, whatever is sent. */
const most = 400
const atOnce = 16

let built: ReturnType<typeof bundle>
beforeAll(() => {
  built = bundle()
})
afterAll(() => built.remove())

const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

/** As large as an import may be, and with signs that take two bytes each in memory. */
const fullImport = (call: number) =>
  JSON.stringify({
    preview: true,
    records: many(5000, (at) => ({
      email: `person${call}.${at}@import.example`,
      name: `Þórdís 王秀英 ${at}`,
      listName: `Department ${at % 40}`,
      metadata: many(7, (tag) => `Branch ${tag} of the company in ${'Reykjavík, Akureyri, '.repeat(3)}${at}`),
    })),
  })

it.skipIf(process.platform !== 'linux').each([
  ['imports of nearly 4 MB', '/lists/createUsersBatch', fullImport, 200],
  ['as many wrong values as a body takes', '/users/addUsersToList', () => wrong(120_000), 400],
] as const)('%s, sixteen at once, stay below its memory', async (_, path, body, expected) => {
  const server = new TestProcess(built.file, ['--port', '0'])
  const origin = await server.ready()
  const { people } = (await (await fetch(`${origin}/_mock/people`)).json()) as {
    people: { email: string; token: string }[]
  }
  const token = people.find(({ email }) => email === managerEmail('admin'))?.token
  const answers = await Promise.all(
    many(atOnce, async (call) => {
      const { status, body: answer } = await fetch(`${origin}/api/companies/${companyIds.direct}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: body(call),
      })
      let bytes = 0
      for await (const piece of answer ?? []) bytes += piece.length
      return { status, bytes }
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([expected]))
  // What is wrong is told in few words, however much of it there is.
  if (expected === 400) expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThan(20_000)
  expect(peakOf(server)).toBeLessThan(most)
})

const wrong = (count: number): string => `{"emails":[${'{},'.repeat(count)}{}]}`

/** The most memory in megabytes that a process has had, as Linux counts it. */
function peakOf({ child }: TestProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}
