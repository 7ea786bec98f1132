import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { ApiError, type ErrorKind } from './errors.ts'
import type { ClientOptions } from './send.ts'
import type { TransportRequest, TransportResponse } from './transport.ts'

interface ScriptedResponse {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

function makeTestClient(
  answer: ScriptedResponse | Error,
  { stream, ...options }: Partial<ClientOptions> & Pick<TransportResponse, 'stream'> = {},
) {
  const requests: TransportRequest[] = []
  const client = createClient({
    baseUrl: 'http://heed.example/api',
    fileUrl: 'http://heed.example',
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'test', token: 'secret' }),
    requestId: () => 'r-1',
    transport: async (request) => {
      requests.push(request)
      if (answer instanceof Error) throw answer
      const { status = 200, body, headers = {} } = answer
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return {
        status,
        header: (name) => headers[name] ?? null,
        text: async () => text ?? '',
        bytes: async () => new TextEncoder().encode(text),
        ...(stream ? { stream } : {}),
      }
    },
    ...options,
  })
  return { client, requests }
}

const list = { id: 3, name: 'Finance', created: '2026-01-15T09:00:00.000Z', usersCount: 2 }
const execution = { companyId: 1, reportId: 7, executionId: 9, token: 'secret' }
const renameArgs = { companyId: 1, listId: 3, active: 1, name: 'Finance' } as const

async function catchFailure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`)
  return error
}

describe('an API call', () => {
  it('sends the declared method, address, headers and body, and parses the answer', async () => {
    const { client, requests } = makeTestClient({ body: { success: true, list } })
    await expect(client.lists.update(renameArgs)).resolves.toEqual({ success: true, list })
    expect(requests).toEqual([
      {
        method: 'PUT',
        url: 'http://heed.example/api/companies/1/lists/3',
        headers: {
          Accept: 'application/json',
          Authorization: 'Bearer secret',
          'Content-Type': 'application/json',
          'X-Account-Domain': 'heed.example',
          'X-App-Version': '2.13.4',
          'X-Client-Location': 'test',
          'X-Request-Id': 'r-1',
        },
        body: '{"active":1,"name":"Finance"}',
        signal: undefined,
      },
    ])
  })

  it('uses the request ID that its caller provides', async () => {
    const { client, requests } = makeTestClient({ status: 404, body: {} })
    const error = await catchFailure(client.lists.update(renameArgs, { requestId: 'own' }))
    expect([requests[0]?.headers['X-Request-Id'], error.requestId]).toEqual(['own', 'own'])
  })

  it("sends the bytes that the caller's write function returns", async () => {
    const { client, requests } = makeTestClient({ body: { success: true, list } })
    const bytes = new TextEncoder().encode('{}')
    const bodies: unknown[] = []
    const write = (body: unknown) => {
      bodies.push(body)
      return bytes
    }
    await client.lists.update(renameArgs, { write })
    expect(bodies).toEqual([{ active: 1, name: 'Finance' }])
    expect(requests[0]?.body).toBe(bytes)
  })

  it("validates a good answer after shortening it, and doesn't shorten a failure", async () => {
    const body = { success: true, list, more: 'x' }
    const { client } = makeTestClient({ body })
    const asked: unknown[] = []
    const shorten = (bytes: Uint8Array) => {
      asked.push(JSON.parse(new TextDecoder().decode(bytes)))
      return new TextEncoder().encode(JSON.stringify({ success: true, list }))
    }
    await expect(client.lists.update(renameArgs, { shorten })).resolves.toEqual({ success: true, list })
    expect(asked).toEqual([body])
    const broken = client.lists.update(renameArgs, { shorten: () => new TextEncoder().encode('{}') })
    expect((await catchFailure(broken)).kind).toBe('contract')
    const refused = makeTestClient({ status: 403, body: {} }).client.lists.update(renameArgs, { shorten })
    expect((await catchFailure(refused)).kind).toBe('forbidden')
    expect(asked.length).toBe(1)
  })

  it('streams a file to the receiver', async () => {
    const parts = ['Name,', 'Email']
    async function* stream() {
      for (const part of parts) yield new TextEncoder().encode(part)
    }
    const { client } = makeTestClient(
      { body: '', headers: { 'content-type': 'text/csv', 'content-length': '10' } },
      { stream },
    )
    const came: string[] = []
    const file = await client.reports.downloadCsv(execution, {
      async receive(bytes, length) {
        for await (const part of bytes) came.push(new TextDecoder().decode(part))
        came.push(String(length))
      },
    })
    expect(came).toEqual([...parts, '10'])
    expect(file).toEqual({ type: 'text/csv', bytes: new Uint8Array() })
  })

  it('distinguishes a connection that breaks during a download from a failing receiver', async () => {
    // biome-ignore lint/correctness/useYield: it breaks before anything comes
    async function* stream(): AsyncGenerator<Uint8Array> {
      throw new Error('socket closed')
    }
    const { client } = makeTestClient({ body: '' }, { stream })
    const read = client.reports.downloadCsv(execution, {
      async receive(bytes) {
        for await (const _ of bytes);
      },
    })
    expect(await catchFailure(read)).toMatchObject({ kind: 'network', message: 'socket closed' })
    const full = new Error('disk full')
    const write = client.reports.downloadCsv(execution, { receive: () => Promise.reject(full) })
    await expect(write).rejects.toBe(full)
  })

  it("doesn't pass a failed answer to the receiver", async () => {
    const { client } = makeTestClient({ status: 404, body: { error: { description: 'Gone' } } })
    const receive = () => Promise.reject(new Error('never'))
    const error = await catchFailure(client.reports.downloadCsv(execution, { receive }))
    expect(error).toMatchObject({ kind: 'notFound', message: 'Gone' })
  })

  it('sends no Content-Type header without a body', async () => {
    const { client, requests } = makeTestClient({ body: list })
    await client.lists.get({ companyId: 1, listId: 3 })
    expect(requests[0]).not.toHaveProperty('body')
    expect(requests[0]?.headers).not.toHaveProperty('Content-Type')
  })

  it("loads a web host's file from the web host, not from the API", async () => {
    const { client, requests } = makeTestClient({ body: { hello: 'Halló' } })
    await client.branding.loadLocale({ code: 'is' })
    expect(requests[0]?.url).toBe('http://heed.example/locales/is.json')
  })

  it("keeps fields that the declaration doesn't name", async () => {
    const { client } = makeTestClient({ body: { ...list, shade: 'blue' } })
    await expect(client.lists.get({ companyId: 1, listId: 3 })).resolves.toHaveProperty('shade', 'blue')
  })
})

describe('an API failure', () => {
  it.each<[number, ErrorKind]>([
    [400, 'validation'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [503, 'server'],
  ])('with status %i is thrown as %s with its message', async (status, kind) => {
    const { client } = makeTestClient({ status, body: { error: { code: 'x', description: 'No entry' } } })
    const error = await catchFailure(client.lists.update(renameArgs))
    expect(error).toMatchObject({
      kind,
      status,
      message: 'No entry',
      operation: 'lists.update',
      requestId: 'r-1',
    })
  })

  it('names the fields of a rejected request', async () => {
    const errors = [{ field: 'name', message: 'Too long' }]
    const { client } = makeTestClient({ status: 400, body: { errors } })
    expect((await catchFailure(client.lists.update(renameArgs))).fields).toEqual({ name: 'Too long' })
  })

  it('without a readable body reports the status', async () => {
    const { client } = makeTestClient({ status: 502, body: '<html>Bad gateway</html>' })
    expect((await catchFailure(client.lists.update(renameArgs))).message).toBe('The server answered 502')
  })

  it('of the network keeps its cause and has no status', async () => {
    const cause = new Error('connect ECONNREFUSED')
    const { client } = makeTestClient(cause)
    const error = await catchFailure(client.lists.update(renameArgs))
    expect(error).toMatchObject({ kind: 'network', status: 0, message: 'connect ECONNREFUSED', cause })
  })

  it('of the network uses the provided message and keeps the cause', async () => {
    const cause = new TypeError('Load failed')
    const { client } = makeTestClient(cause, { noAnswer: () => 'Check your connection.' })
    const error = await catchFailure(client.lists.update(renameArgs))
    expect(error).toMatchObject({ kind: 'network', message: 'Check your connection.', cause })
  })

  it.each<[string | undefined, number | undefined]>([
    ['7', 7],
    ['0', 0],
    ['-3', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('with Retry-After %s has a wait of %s seconds', async (value, seconds) => {
    const headers: Record<string, string> = value === undefined ? {} : { 'retry-after': value }
    const { client } = makeTestClient({ status: 503, body: {}, headers })
    expect((await catchFailure(client.lists.update(renameArgs))).retryAfter).toBe(seconds)
  })
})

it("a Retry-After date is measured by the server's clock", async () => {
  const headers = { date: 'Fri, 01 Jan 2038 00:00:00 GMT', 'retry-after': 'Fri, 01 Jan 2038 00:00:30 GMT' }
  const { client } = makeTestClient({ status: 429, body: {}, headers })
  expect((await catchFailure(client.lists.update(renameArgs))).retryAfter).toBe(30)
})

describe('an answer that breaks the contract', () => {
  it('is reported with the name of the field', async () => {
    const { client } = makeTestClient({ body: { lists: [list, { ...list, usersCount: 'two' }], count: 2 } })
    const error = await catchFailure(client.lists.list({ companyId: 1 }))
    expect(error.kind).toBe('contract')
    expect(error.message).toContain('lists.list answered something unexpected (lists[1].usersCount: ')
  })

  it("is reported when the answer isn't JSON", async () => {
    const { client } = makeTestClient({ body: '<html>' })
    expect((await catchFailure(client.lists.list({ companyId: 1 }))).kind).toBe('contract')
  })

  it('is reported when success is false', async () => {
    const { client } = makeTestClient({ body: { success: false } })
    expect((await catchFailure(client.lists.delete({ companyId: 1, listId: 3 }))).kind).toBe('contract')
  })
})

describe('a 401', () => {
  const unauthorized = { status: 401, body: { error: { description: 'Expired' } } }

  it('calls onUnauthorized once, with the error and the token it was for', async () => {
    const heard: unknown[] = []
    const { client } = makeTestClient(unauthorized, {
      onUnauthorized: (error, token) => heard.push([error.message, token]),
    })
    await expect(client.lists.list({ companyId: 1 })).rejects.toThrow('Expired')
    expect(heard).toEqual([['Expired', 'secret']])
  })

  it("of an emailed link doesn't call onUnauthorized", async () => {
    const heard: string[] = []
    const { client } = makeTestClient(unauthorized, { onUnauthorized: (error) => heard.push(error.message) })
    await expect(client.auth.emailSignin({ token: 'used' })).rejects.toThrow('Expired')
    expect(heard).toEqual([])
  })

  it("calls onUnauthorized, but a 403 doesn't", async () => {
    const heard: string[] = []
    const { client } = makeTestClient({ status: 403, body: {} }, { onUnauthorized: () => heard.push('out') })
    await expect(client.lists.list({ companyId: 1 })).rejects.toThrow('403')
    expect(heard).toEqual([])
  })
})

describe('an aborted call', () => {
  it('throws the reason for the abort', async () => {
    const controller = new AbortController()
    const { client, requests } = makeTestClient(new Error('This operation was aborted'))
    controller.abort(new Error('page left'))
    const call = client.lists.list({ companyId: 1 }, { signal: controller.signal })
    await expect(call).rejects.toThrow('page left')
    expect(requests[0]?.signal).toBe(controller.signal)
  })
})
