import { type Endpoint, Failure, type Operation, operations } from '@heed/contracts'
import document from '@heed/contracts/openapi.json' with { type: 'json' }
import { companyIds, superEmail } from '@heed/fixtures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type Server } from '../../createServer.ts'
import { sendRawRequest } from '../../testing/testHead.ts'
import { sendChunks } from '../../testing/testRequest.ts'
import { createToken } from '../../testing/testSocket.ts'
import { bytesPerMegabyte } from '../body/limits.ts'

interface DeclaredResponse {
  content?: Record<string, { schema: { $ref?: string } }>
  $ref?: string
}
const declared = new Map<string, Record<string, DeclaredResponse>>(
  Object.values(document.paths as Record<string, Record<string, unknown>>).flatMap((item) =>
    Object.values(item).flatMap((one): [string, Record<string, DeclaredResponse>][] => {
      const { operationId, responses } = Object(one)
      return operationId ? [[operationId, responses]] : []
    }),
  ),
)
const shared = document.components.responses as Record<string, DeclaredResponse>

function getDeclaredSchemas(operation: Operation, status: number): Record<string, string | undefined> {
  const responses = declared.get(operation) ?? {}
  const named = responses[status] ?? (status >= 500 ? responses['5XX'] : undefined) ?? responses.default
  const { content = {} } = named?.$ref ? (shared[named.$ref.split('/').at(-1) ?? ''] ?? {}) : (named ?? {})
  return Object.fromEntries(Object.entries(content).map(([media, { schema }]) => [media, schema.$ref]))
}

let server: Server
let origin: string
let token: string
beforeAll(async () => {
  server = await createServer({ isPaced: false, base: { employees: 20 } })
  origin = await server.listen({ port: 0 })
  token = await createToken(server.worlds.default, superEmail)
})
afterAll(() => server.close())

const fillPath = ({ path, file }: Endpoint): string => {
  const ids: Record<string, number> = { companyId: companyIds.direct }
  return `${file ? '' : '/api'}${path.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 1))}`
}

interface RequestParts {
  path?: string
  headers?: Record<string, string>
  pieces?: readonly Uint8Array[]
}

/** Requests that fail before their handler. */
const brokenRequests: Readonly<Record<string, (path: string) => RequestParts>> = {
  'a body that is not in UTF-8': () => ({ pieces: [Uint8Array.of(0x22, 0xff, 0x22)] }),
  'a body that is no JSON': () => ({ pieces: [Buffer.from('{"a"')] }),
  'a packed body': () => ({ headers: { 'content-encoding': 'gzip' }, pieces: [Buffer.from('{}')] }),
  'a wrong % in its address': (path) => ({ path: `${path}/%zz` }),
  'a cut letter in its address': (path) => ({ path: path.replace(/\w+$/, '%E0%A4%A') }),
  'no token': () => ({ headers: { authorization: 'Bearer none' } }),
  'a world that does not exist': () => ({ headers: { 'x-heed-world': 'nowhere' } }),
  'the name of another host': () => ({ headers: { host: 'elsewhere.example' } }),
}

const failureCases = operations.flatMap((one) =>
  Object.keys(brokenRequests).map((reason) => ({ ...one, reason })),
)

it.each(failureCases)(
  '$operation answers a request with $reason as declared',
  async ({ operation, endpoint, reason }) => {
    const sent = brokenRequests[reason]?.(fillPath(endpoint)) ?? {}
    const { status, body, type } = await sendChunks(origin, {
      method: endpoint.method,
      path: sent.path ?? fillPath(endpoint),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...sent.headers },
      bodyChunks: sent.pieces ?? [],
    })
    // The server doesn't read the body of a GET.
    if (status < 400) return expect(reason === 'no token' || endpoint.method === 'GET').toBe(true)
    const media = type.split(';')[0] ?? ''
    const known = getDeclaredSchemas(operation, status)
    expect(Object.keys(known)).toContain(media)
    if (media !== 'application/json') return undefined
    expect(known[media]).toBe('#/components/schemas/Failure')
    const said = Failure.parse(JSON.parse(body))
    expect(said.error.description).toBe(said.message)
    expect(said.errors !== undefined).toBe(status === 400)
  },
)

it.each(operations)('$operation answers a fault as declared', async ({ operation, endpoint }) => {
  server.worlds.default.faults.set([{ status: 503 }])
  const { status, body } = await sendChunks(origin, {
    method: endpoint.method,
    path: fillPath(endpoint),
    headers: {},
    bodyChunks: [],
  })
  server.worlds.default.faults.set([])
  expect([status, getDeclaredSchemas(operation, status)]).toMatchObject([
    503,
    { 'application/json': '#/components/schemas/Failure' },
  ])
  expect(Failure.parse(JSON.parse(body)).error.code).toBe('unavailable')
})

it("a body over its call's size limit gets the declared failure", async () => {
  const answer = await sendRawRequest(origin, [
    'POST /api/auth/checkEmail HTTP/1.1',
    `Content-Length: ${2 * bytesPerMegabyte}`,
  ])
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect([head.split(' ')[1], Failure.parse(JSON.parse(body)).error.code]).toEqual(['413', 'too_large'])
})
