/** @module-tag property */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chunkSizes, createAwkwardText, splitIntoChunks } from '../../test/letters.ts'
import { type ChunkServer, startChunkServer } from '../../test/pieceServer.ts'
import { limitRuns } from '../../test/runs.ts'
import { createClient } from './client.ts'
import type { Client } from './send.ts'
import { fetchTransport } from './transport.ts'

let server: ChunkServer
let client: Client

beforeAll(async () => {
  server = await startChunkServer()
  client = createClient({
    baseUrl: server.url,
    transport: fetchTransport(fetch),
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'test', token: 'secret' }),
    requestId: () => 'r-1',
  })
})
afterAll(() => server.close())

const texts = fc.array(createAwkwardText({ maxLength: 12 }), { minLength: 1, maxLength: 6 })
const execution = { companyId: 1, reportId: 7, executionId: 9, token: 'secret' }

it('the client reads every name in an answer, wherever its bytes are split', () =>
  fc.assert(
    fc.asyncProperty(texts, chunkSizes, fc.boolean(), async (names, taken, escapes) => {
      const lists = names.map((name, at) => ({
        id: at,
        name,
        created: '2026-01-15T09:00:00.000Z',
        usersCount: 0,
      }))
      const json = JSON.stringify({ lists, count: lists.length })
      // Servers may escape characters in JSON.
      const text = escapes
        ? json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        : json
      server.given = { pieces: splitIntoChunks(Buffer.from(text), taken) }
      const answer = await client.lists.list({ companyId: 1 })
      expect(answer.lists.map(({ name }) => name)).toEqual(names)
      const shortened = await client.lists.list({ companyId: 1 }, { shorten: (bytes) => bytes })
      expect(shortened).toEqual(answer)
    }),
    { numRuns: limitRuns(40) },
  ))

it("the client reads the server's error message, wherever its bytes are split", () =>
  fc.assert(
    fc.asyncProperty(createAwkwardText({ minLength: 1 }), chunkSizes, async (message, taken) => {
      server.given = { status: 400, pieces: splitIntoChunks(Buffer.from(JSON.stringify({ message })), taken) }
      await expect(client.lists.list({ companyId: 1 })).rejects.toMatchObject({ kind: 'validation', message })
    }),
    { numRuns: limitRuns(40) },
  ))

it('the client downloads a file byte for byte, whole or streamed', () =>
  fc.assert(
    fc.asyncProperty(createAwkwardText({ maxLength: 80 }), chunkSizes, async (content, taken) => {
      const bytes = Buffer.from(content)
      const headers = { 'Content-Type': 'text/csv; charset=utf-8' }
      server.given = { headers, pieces: splitIntoChunks(bytes, taken) }
      const file = await client.reports.downloadCsv(execution)
      expect([Buffer.from(file.bytes).equals(bytes), file.type]).toEqual([true, 'text/csv; charset=utf-8'])
      const came: Buffer[] = []
      const receive = async (chunks: AsyncIterable<Uint8Array>) => {
        for await (const chunk of chunks) came.push(Buffer.from(chunk))
      }
      await client.reports.downloadCsv(execution, { receive })
      expect(Buffer.concat(came).equals(bytes)).toBe(true)
    }),
    { numRuns: limitRuns(40) },
  ))

it('the client sends every character in a body, path, query and form', () =>
  fc.assert(
    fc.asyncProperty(createAwkwardText({ minLength: 1 }), createAwkwardText(), async (name, content) => {
      server.asked.length = 0
      server.given = { pieces: [Buffer.from('{}')] }
      const quietly = (call: Promise<unknown>) => call.catch(() => undefined)
      const image = new File([content], `logo ${name}.png`, { type: 'image/png' })
      await quietly(client.lists.update({ companyId: 1, listId: 3, active: 1, name }))
      const email = `${name}@example.is`
      await quietly(client.employees.get({ companyId: 1, email }))
      await quietly(client.employees.list({ companyId: 1, filter: name }))
      await quietly(client.companies.uploadLogo({ companyId: 1, image }))
      const [body, path, query, form] = server.asked
      expect(JSON.parse(body?.body.toString() ?? '')).toMatchObject({ name })
      expect(decodeURIComponent(path?.url.pathname.split('/').at(-1) ?? '')).toBe(email)
      expect(query?.url.searchParams.get('filter')).toBe(name)
      const headers = { 'content-type': form?.headers['content-type'] ?? '' }
      const came = (await new Response(form?.body, { headers }).formData()).get('image') as File
      expect([came.name, await came.text()]).toEqual([image.name, content.replace(/^\ufeff/, '')])
    }),
    { numRuns: limitRuns(40) },
  ))
