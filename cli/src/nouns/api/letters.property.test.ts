/** @module-tag property */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  chunkSizes,
  createAwkwardText,
  createMultiByteName,
  splitIntoChunks,
} from '@heed/contracts/test/letters'
import { type ChunkServer, startChunkServer } from '@heed/contracts/test/pieceServer'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../test/heed.ts'

let server: ChunkServer
let folder: string
beforeAll(async () => {
  server = await startChunkServer()
  folder = await makeTempFolder()
})
beforeEach(() => {
  server.asked.length = 0
})
afterAll(() => server.close())

const runApi = (words: readonly string[], options: RunOptions = {}) =>
  runHeed(['api', ...words], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '12' },
    ...options,
  })
const parseLastBody = () => JSON.parse(server.asked.at(-1)?.body.toString() ?? 'null') as unknown
/** Piped output, one character per byte. */
const toBytes = (output: string) => Buffer.from(output, 'latin1')

const name = createAwkwardText({ minLength: 1, maxLength: 10 })
const mark = fc.constantFrom('', '\ufeff')

it('heed api sends and prints every character, however input and answer are split', () =>
  fc.assert(
    fc.asyncProperty(name, chunkSizes, mark, async (text, taken, begin) => {
      const answer = { id: 4, name: text, value: 'v' }
      server.given = { pieces: splitIntoChunks(Buffer.from(JSON.stringify(answer)), taken) }
      const body = `${begin}${JSON.stringify({ name: text })}`
      const words = ['apikeys.create', '--body', '-', '--fields', 'id,name', '--json']
      const { code, output, error } = await runApi(words, {
        input: splitIntoChunks(Buffer.from(body), taken),
      })
      expect(code, error).toBe(0)
      expect(parseLastBody()).toEqual({ name: text })
      expect(JSON.parse(output)).toEqual({ id: 4, name: text })
      const file = join(folder, 'body.json')
      await writeFile(file, body)
      server.asked.length = 0
      expect((await runApi(['apikeys.create', '--body', file])).code).toBe(0)
      expect(parseLastBody()).toEqual({ name: text })
    }),
    { numRuns: limitRuns(25) },
  ))

it.each(['latin1', 'utf16le'] as const)(
  'heed api rejects a body in %s and sends nothing',
  async (encoding) => {
    const input = Buffer.from('{\n"name": "Norðurljós"}', encoding)
    const given = encoding === 'utf16le' ? Buffer.concat([Buffer.from([0xff, 0xfe]), input]) : input
    const { code, error } = await runApi(['apikeys.create', '--body', '-'], { input: given })
    expect([code, server.asked]).toEqual([1, []])
    expect(error).toContain(`Standard input line ${encoding === 'latin1' ? 2 : 1} isn't UTF-8.`)
  },
)

it('heed api copies a file byte for byte, to a pipe and to --out', () =>
  fc.assert(
    fc.asyncProperty(
      createAwkwardText({ minLength: 1, maxLength: 60 }),
      chunkSizes,
      async (content, taken) => {
        const bytes = Buffer.from(content)
        server.given = { headers: { 'Content-Type': 'text/csv' }, pieces: splitIntoChunks(bytes, taken) }
        const words = ['reports.downloadCsv', '--reportId', '4', '--executionId', '5']
        expect(toBytes((await runApi(words)).output).equals(bytes)).toBe(true)
        const file = join(folder, 'report.csv')
        expect((await runApi([...words, '--out', file, '--force'])).code).toBe(0)
        expect((await readFile(file)).equals(bytes)).toBe(true)
      },
    ),
    { numRuns: limitRuns(25) },
  ))

it('heed api uploads every byte of a file and every character of its name', async () => {
  const file = join(folder, `${createMultiByteName(1)} "x".png`)
  const bytes = Buffer.from(Array.from({ length: 300 }, (_, at) => at % 256))
  await writeFile(file, bytes)
  server.given = { pieces: [Buffer.from('{"success":true,"logo_name":"logo.png"}')] }
  expect((await runApi(['companies.uploadLogo', '--image', `@${file}`])).code).toBe(0)
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = server.asked
  const form = await new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  const image = form.get('image') as File
  expect(image.name).toBe(`${createMultiByteName(1)} "x".png`)
  expect(Buffer.from(await image.arrayBuffer()).equals(bytes)).toBe(true)
})
