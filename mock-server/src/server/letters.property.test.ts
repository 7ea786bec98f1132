/** @module-tag property */
import { createFailure } from '@heed/contracts'
import {
  chunkSizes,
  createAwkwardText,
  createLetterText,
  createMultiByteName,
  createNameText,
  splitIntoChunks,
} from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import { companyIds, createPackageFiles, makeZip } from '@heed/fixtures'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendChunks } from '../testing/testRequest.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

const companyId = companyIds.direct
let server: TestServer
let token: string
beforeEach(async () => {
  server = await startTestServer()
  ;({ token } = await server.person('admin'))
})

const send = (path: string, type: string, parts: readonly Uint8Array[], isChunked = false) =>
  sendChunks(server.origin, {
    method: 'POST',
    path: `/api/companies/${companyId}/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    bodyChunks: parts,
    isChunked,
  })
const listNames = async () => {
  const path = `/api/companies/${companyId}/lists`
  const { body } = await server.send<{ lists: { name: string }[] }>(path, { token })
  return body.lists.map(({ name }) => name)
}

async function encodeForm(form: FormData): Promise<{ bytes: Buffer; type: string }> {
  const answer = new Response(form)
  return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') ?? '' }
}

it('a JSON body keeps every letter, wherever its bytes are split', () => {
  const known = new Set<string>()
  const fresh = createNameText({ maxLength: 6 }).filter((name) => !known.has(name.toLowerCase()))
  return fc.assert(
    fc.asyncProperty(fresh, chunkSizes, fc.boolean(), async (name, taken, isChunked) => {
      known.add(name.toLowerCase())
      const bytes = Buffer.from(JSON.stringify({ active: 1, name }))
      const { status } = await send('lists', 'application/json', splitIntoChunks(bytes, taken), isChunked)
      expect([status, (await listNames()).includes(name)]).toEqual([200, true])
    }),
    { numRuns: limitRuns(30), endOnFailure: true },
  )
})

describe('a form', () => {
  const zip = Buffer.from(
    makeZip({ ...createPackageFiles(), [`${createMultiByteName(1)}.txt`]: createMultiByteName(2) }),
  )
  const fields = { language: 'en', entryPoint: 'course/index a.html', xapi: '0' }

  it('keeps every letter of its fields and file names and every byte of files', { tags: 'slow' }, () =>
    fc.assert(
      fc.asyncProperty(
        createNameText({ maxLength: 8 }),
        createLetterText({ minLength: 1, maxLength: 8 }),
        createNameText({ maxLength: 8 }),
        chunkSizes,
        async (name, description, file, taken) => {
          const form = new FormData()
          const all = { ...fields, name, description, filename: `${file}.zip` }
          for (const [key, value] of Object.entries(all)) form.append(key, value)
          form.append('package', new File([zip], `${file}.zip`))
          const { bytes, type } = await encodeForm(form)
          // Splits the fields into small pieces; the zip follows in larger pieces.
          const head = splitIntoChunks(bytes.subarray(0, 900), taken)
          const { body } = await send('content/upload', type, [
            ...head,
            ...splitIntoChunks(bytes.subarray(900), [997]),
          ])
          const { world } = server.worlds.default
          const [row] = world.content.translationsByPackage.get((JSON.parse(body) as { id: number }).id)
          expect(row).toMatchObject({ name, description, filename: `${file}.zip` })
          const kept = row && 'file' in row.zip ? world.files.get(row.zip.file) : undefined
          expect(kept && Buffer.from(kept).equals(zip)).toBe(true)
        },
      ),
      { numRuns: limitRuns(15) },
    ),
  )

  it('keeps a file name with characters that must be escaped in a header', () =>
    fc.assert(
      fc.asyncProperty(createAwkwardText({ maxLength: 8 }), chunkSizes, async (name, taken) => {
        const form = new FormData()
        form.append('package', new File([zip], `a${name}.zip`))
        const { bytes, type } = await encodeForm(form)
        const parts = [...splitIntoChunks(bytes.subarray(0, 300), taken), bytes.subarray(300)]
        const { body } = await send('content/validate', type, parts)
        expect(JSON.parse(body)).toMatchObject({ filename: `a${name}.zip` })
      }),
      { numRuns: limitRuns(20) },
    ))

  it('is rejected unless it is UTF-8, as is a JSON body', async () => {
    const json = Buffer.from(JSON.stringify({ active: 1, name: 'Norðurljós' }), 'latin1')
    for (const isChunked of [true, false]) {
      expect(await send('lists', 'application/json', [json], isChunked)).toEqual({
        status: 400,
        body: JSON.stringify(createFailure(400, "The body isn't UTF-8")),
        type: 'application/json; charset=utf-8',
      })
    }
    const form = new FormData()
    form.append('package', new File([zip], 'Norðurljós.zip'))
    const { bytes, type } = await encodeForm(form)
    const latin = Buffer.from(bytes.toString('latin1').replace('NorÃ°urljÃ³s', 'Norðurljós'), 'latin1')
    expect(latin.length).toBe(bytes.length - 2)
    const { status, body } = await send('content/validate', type, [latin])
    expect([status, body]).toEqual([400, expect.stringContaining("The body isn't UTF-8")])
  })
})
