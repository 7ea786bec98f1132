import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiHeaders } from '../src/client/headers.ts'
import { createFirstLinePattern } from './bodies.ts'
import type { Interaction } from './interaction.ts'
import { createPact, exampleToken } from './pin.ts'

const pact = createPact('heed-client', 'lists')
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
const base = { operation: 'lists.create', given: [{ state: 'a company' }], as: 'admin' } as const
const path = '/companies/101/lists'
const ok = { status: 200, body: { success: true } }

const sendRequest = (address: string, init: RequestInit = {}, token?: string) =>
  fetch(address, {
    ...init,
    headers: {
      ...createApiHeaders({
        requestId: crypto.randomUUID(),
        accountDomain: 'console.example.is',
        clientLocation: 'https://console.example.is/',
        token,
      }),
      ...init.headers,
    },
  })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heed-bodies-'))
  vi.stubEnv('HEED_PACTS', folder)
})
afterEach(() => rm(folder, { recursive: true }))

const readInteractions = () =>
  JSON.parse(readFileSync(join(folder, 'lists', 'heed-client-heed-api.json'), 'utf8')).interactions[0]

describe('a multipart form', () => {
  const upload: Interaction = {
    ...base,
    uponReceiving: 'a logo',
    withRequest: {
      method: 'POST',
      path,
      parts: { title: 'Ása', image: { filename: 'logo.png', type: 'image/png', bytes: png } },
    },
    willRespondWith: ok,
  }
  const form = (title: string, bytes: Uint8Array<ArrayBuffer>) => {
    const data = new FormData()
    data.set('title', title)
    data.set('image', new File([bytes], 'logo.png', { type: 'image/png' }))
    return data
  }
  const sending = (body: FormData) =>
    pact.interaction(upload, ({ url, token }) =>
      sendRequest(`${url}${path}`, { method: 'POST', body }, token),
    )

  it('is pinned part by part, with any boundary', async () => {
    await sending(form('Ása', png))
    const { request } = readInteractions()
    expect(Buffer.from(request.body, 'base64').includes(png)).toBe(true)
    expect(request.headers['Content-Type']).toContain('boundary=')
  })

  it('is rejected when a field differs', async () => {
    await expect(sending(form('Anna', png))).rejects.toThrow("Expected 'Anna' to be equal to 'Ása'")
  })

  it("is rejected when a file's bytes differ", async () => {
    await expect(sending(form('Ása', Buffer.concat([png, png])))).rejects.toThrow("MIME part 'image'")
  })
})

describe("an answer that isn't JSON", () => {
  it('is pinned as a file of its type', async () => {
    const bytes = Buffer.from('%PDF-1.4\n%\u00e2\n%%EOF\n', 'latin1')
    const file = {
      ...base,
      uponReceiving: 'a PDF',
      withRequest: { method: 'POST', path },
      willRespondWith: { status: 200, file: { type: 'application/pdf', bytes } },
    } as const
    await pact.interaction(file, async ({ url, token }) => {
      const answer = await sendRequest(`${url}${path}`, { method: 'POST' }, token)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    })
    expect(readInteractions().response.matchingRules.body.$.matchers).toEqual([
      { match: 'contentType', value: 'application/pdf' },
    ])
  })

  const csv = {
    type: 'text/csv',
    example: 'name,email\r\nÁsa,asa@example.is\r\n',
    like: createFirstLinePattern('name,email'),
  }
  const table = { ...base, uponReceiving: 'a table', withRequest: { method: 'POST', path } } as const

  it('is pinned as text by its pattern', async () => {
    const interaction = { ...table, willRespondWith: { status: 200, text: csv } }
    await pact.interaction(interaction, async ({ url, token }) => {
      const answer = await sendRequest(`${url}${path}`, { method: 'POST' }, token)
      expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/csv', csv.example])
    })
    expect(readInteractions().response.matchingRules.body.$.matchers[0].match).toBe('regex')
  })

  it('must have an example that matches its pattern', async () => {
    const interaction = { ...table, willRespondWith: { status: 200, text: { ...csv, example: 'email\r\n' } } }
    await expect(pact.interaction(interaction, async () => undefined)).rejects.toThrow(
      'The example is not like',
    )
  })
})

describe('a direct link', () => {
  it('has a token that the provider fills in, and no Authorization header', async () => {
    const link = `${path}?format=cmi5&token=${exampleToken}`
    const interaction = {
      ...base,
      uponReceiving: 'a link',
      withRequest: { method: 'POST', path: link },
      willRespondWith: ok,
    } as const
    await pact.interaction(interaction, ({ url, token }) =>
      sendRequest(`${url}${path}?format=cmi5&token=${token}`, { method: 'POST' }),
    )
    const { request } = readInteractions()
    expect(request.generators).toEqual({
      query: { token: { type: 'ProviderState', expression: `\${token}` } },
    })
    expect(request.headers.Authorization).toBeUndefined()
  })
})

describe('firstLine', () => {
  it.each([
    ['name,email\r\nx,y\r\n', true],
    ['\uFEFFname,email\nx,y', true],
    ['name,email', true],
    ['name,email,link\r\n', true],
    ['name,emails\r\n', false],
    ['x\r\nname,email\r\n', false],
  ])('matches the text %j: %s', (text, fits) => {
    expect(createFirstLinePattern('name,email').test(text)).toBe(fits)
  })
})
