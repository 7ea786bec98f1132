/** @module-tag slow */
import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { createFailure } from '@heed/contracts'
import { companyIds, createPackageZip, getManagerEmail } from '@heed/fixtures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scripts } from '../../package.json' with { type: 'json' }
import { buildBundle, TestProcess } from './testProcess.ts'

/** The server's memory limit for every request, MB. */
const maxMemoryMegabytes = 400
const parallelCallCount = 16

let bundle: ReturnType<typeof buildBundle>
beforeAll(() => {
  bundle = buildBundle()
})
afterAll(() => bundle.remove())

/** Flags that `npm start` uses: without them, newer Node versions need three times the memory. */
const NODE_OPTIONS = scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'))
  .join(' ')
const start = () => new TestProcess(bundle.file, ['--port', '0'], { NODE_OPTIONS })

const createMany = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

/** Largest import allowed, with characters that need two bytes each in memory. */
const createFullImport = (call: number) =>
  JSON.stringify({
    preview: true,
    records: createMany(5000, (at) => ({
      email: `person${call}.${at}@import.example`,
      name: `Þórdís 王秀英 ${at}`,
      listName: `Department ${at % 40}`,
      metadata: createMany(
        7,
        (tag) => `Branch ${tag} of the company in ${'Reykjavík, Akureyri, '.repeat(3)}${at}`,
      ),
    })),
  })

it.skipIf(process.platform !== 'linux').each([
  ['imports of nearly 4 MB', '/lists/createUsersBatch', createFullImport, 200],
  ['calls full of invalid values', '/users/addUsersToList', () => formatInvalidEmails(120_000), 400],
] as const)('%s, sixteen in parallel, stay below the memory limit', async (_, path, body, expected) => {
  const server = start()
  const origin = await server.waitForReady()
  const { people } = (await (await fetch(`${origin}/_mock/people`)).json()) as {
    people: { email: string; token: string }[]
  }
  const token = people.find(({ email }) => email === getManagerEmail('admin'))?.token
  const answers = await Promise.all(
    createMany(parallelCallCount, async (call) => {
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
  // The server reports only a few errors, even if there are many.
  if (expected === 400) expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThan(20_000)
  expect(readPeakMegabytes(server)).toBeLessThan(maxMemoryMegabytes)
})

/** A 64 kB picture that unpacks to 67 million bytes. */
function createLargePng(): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, body: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const side = 4096
  const head = Buffer.from([0, 0, side >> 8, 0, 0, 0, side >> 8, 0, 8, 6, 0, 0, 0])
  const data = deflateSync(Buffer.alloc(side * (1 + side * 4)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
  )
}

it.skipIf(process.platform !== 'linux')(
  'all file upload forms, sixteen in parallel, stay below the memory limit',
  async () => {
    const server = start()
    const origin = await server.waitForReady()
    const { people } = (await (await fetch(`${origin}/_mock/people`)).json()) as {
      people: { email: string; token: string }[]
    }
    const token = people.find(({ email }) => email === getManagerEmail('admin'))?.token
    const png = { type: 'image/png' }
    const words = {
      filename: 'a.zip',
      language: 'en',
      description: 'Film',
      entryPoint: 'course/index a.html',
      xapi: '0',
    }
    const logo = new File([createLargePng()], 'a.png', png)
    const course = new File([new Uint8Array(createPackageZip())], 'a.zip')
    const tooLarge = new Uint8Array(19 * 1024 ** 2)
    const forms: [status: number, method: string, path: string, fields: Record<string, string | File>][] = [
      [400, 'POST', 'content/validate', { package: new File([tooLarge], 'a.zip') }],
      [200, 'POST', 'content/upload', { ...words, name: 'A', package: course, thumbnail: logo }],
      [
        400,
        'POST',
        'content/upload',
        { ...words, name: 'A', package: course, thumbnail: new File([tooLarge], 'a.png', png) },
      ],
      [200, 'POST', 'logo', { image: logo }],
      [400, 'POST', 'logo', { image: new File([tooLarge], 'a.png', png) }],
    ]
    for (const [status, method, path, fields] of forms) {
      const answers = await Promise.all(
        createMany(parallelCallCount, async () => {
          const body = new FormData()
          for (const [name, value] of Object.entries(fields)) body.set(name, value)
          const address = `${origin}/api/companies/${companyIds.direct}/${path}`
          const answer = await fetch(address, { method, headers: { authorization: `Bearer ${token}` }, body })
          await answer.text()
          return answer.status
        }),
      )
      expect([path, new Set(answers)]).toEqual([path, new Set([status])])
      expect([path, readPeakMegabytes(server) < maxMemoryMegabytes, readPeakMegabytes(server)]).toEqual([
        path,
        true,
        expect.any(Number),
      ])
    }
  },
)

const tooLargeText = JSON.stringify(createFailure(413, 'The body is larger than 20 MB'))

const formatWorldFile = (changes: string): string =>
  `{"base":{"scenario":"default","seed":1,"now":"2026-02-02T09:00:00.000Z","employees":240},"changes":[${changes}]}`

it.skipIf(process.platform !== 'linux').each([
  ['an unread 256 MB body', 413, () => 'x'.repeat(256 * 1024 ** 2)],
  [
    'the longest possible text',
    400,
    () => formatWorldFile(`{"collection":"þ${'þ'.repeat(9.9 * 1024 ** 2)}","id":1,"row":null}`),
  ],
  ['as many invalid rows as possible', 400, () => formatWorldFile(`${'{},'.repeat(249_000)}{}`)],
  ['as many valid rows as possible', 200, () => formatWorldFile(formatManyRows(60_000))],
] as const)('controls with %s stay below the memory limit', async (_, expected, body) => {
  const server = start()
  const origin = await server.waitForReady()
  const sent = body()
  const answers = await Promise.all(
    (
      [
        ['PUT', '/snapshots/a'],
        ['PUT', '/snapshots/b'],
        ['POST', '/replay'],
        ['POST', '/db/lists'],
      ] as const
    ).map(async ([method, path]) => {
      try {
        const answer = await fetch(`${origin}/_mock${path}`, { method, body: sent })
        return { status: answer.status, text: await answer.text() }
      } catch (error) {
        // A client that is still sending may miss the response.
        if (expected !== 413) throw error
        return { status: 413, text: tooLargeText }
      }
    }),
  )
  expect(answers[0]?.status).toBe(expected)
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(500)
    expect(text.length).toBeLessThan(20_000)
    if (expected === 413) expect(text).toBe(tooLargeText)
  }
  expect(readPeakMegabytes(server)).toBeLessThan(maxMemoryMegabytes)
  expect((await fetch(`${origin}/_mock/scenarios`)).status).toBe(200)
})

const formatManyRows = (count: number): string =>
  createMany(count, (at) => `{"collection":"lists","id":${900_000 + at},"row":null}`).join(',')

const formatInvalidEmails = (count: number): string => `{"emails":[${'{},'.repeat(count)}{}]}`

/** Returns a process's peak memory, MB; Linux only. */
function readPeakMegabytes({ child }: TestProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}
