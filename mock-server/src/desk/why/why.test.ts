import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

interface ExplanationResponse {
  rule: string
  nearest?: string[]
  wouldWork: string[]
  rows?: Record<string, object | null>
}
type SendOptions = Parameters<TestServer['send']>[1]

/** Returns the explanation to which a rejected call's response links. */
async function fetchExplanation(
  server: TestServer,
  path: string,
  sending: SendOptions,
): Promise<ExplanationResponse & { status: number }> {
  const { status, headers } = await server.send(path, sending)
  const { body } = await server.send<ExplanationResponse>(headers.get('x-heed-why') ?? 'no address')
  return { status, ...body }
}
const listsPath = `/api/companies/${companyIds.direct}/lists`

it('an unknown call is explained with the nearest ones', async () => {
  const server = await startTestServer()
  expect(await fetchExplanation(server, '/w/sso/api/companies/2/list', {})).toMatchObject({
    status: 404,
    rule: 'The API has no such call',
    nearest: expect.arrayContaining(['GET /companies/:companyId/lists']),
  })
})

it("a forbidden call's explanation names a person allowed to make it", async () => {
  const server = await startTestServer()
  const viewer = await server.person('viewer')
  const body = { active: 1, name: 'Höfn' }
  const why = await fetchExplanation(server, listsPath, { method: 'POST', token: viewer.token, body })
  expect(why).toMatchObject({
    status: 403,
    rule: expect.stringMatching(
      /^lists\.create is for admin, partner or super; \S+ is viewer of Norðurljós hf\.$/,
    ),
  })
  expect(why.wouldWork[0]).toContain(getManagerEmail('admin'))
  const { token } = await server.person('admin')
  expect((await server.send(listsPath, { method: 'POST', token, body })).status).toBe(200)
})

it('a call without a token or without access is explained', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  expect(await fetchExplanation(server, listsPath, {})).toMatchObject({
    status: 401,
    rule: expect.stringContaining('The token is missing'),
  })
  const stranger = `/api/companies/${companyIds.expired}/lists`
  expect(await fetchExplanation(server, stranger, { token })).toMatchObject({
    status: 404,
    rule: expect.stringContaining('has no access to Bækur'),
    wouldWork: expect.arrayContaining([expect.stringContaining(`companyId ${companyIds.direct} (`)]),
  })
  expect((await fetchExplanation(server, '/api/companies/999/lists', { token })).rule).toBe(
    "There's no company 999",
  )
})

it('a missing row is explained with the existing rows', async () => {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const why = await fetchExplanation(server, `${listsPath}/999999`, { token })
  expect(why).toMatchObject({ status: 404, rows: { 'lists/999999': null } })
  expect(why.wouldWork[0]).toMatch(/^2001 Human Resources, /)
})

it("a full company's refusal is explained with a change that makes room", async () => {
  const server = await startTestServer({ base: { scenario: 'over-seats' } })
  const { token } = await server.person('admin')
  const create = { method: 'POST', token, body: { active: 1, name: 'Höfn' } } as const
  const why = await fetchExplanation(server, listsPath, create)
  expect(why).toMatchObject({ status: 409, rule: 'lists.create: Employees limit reached.' })
  const [, path = '', change = ''] = /PATCH (\S+) (\{.*\})$/.exec(why.wouldWork[0] ?? '') ?? []
  expect((await server.send(path, { method: 'PATCH', body: change })).status).toBe(200)
  expect((await server.send(listsPath, create)).status).toBe(200)
})

it('a response caused by a fault is explained as a fault', async () => {
  const server = await startTestServer()
  await server.send('/_mock/faults', { method: 'POST', body: { steps: [{ status: 409 }] } })
  expect((await fetchExplanation(server, '/api/languages/all', {})).rule).toMatch(
    /^Fault 0 of this world: .*"status":409/,
  )
})

it("a latency fault isn't given as the reason for a refusal", async () => {
  const server = await startTestServer()
  await server.send('/_mock/faults', { method: 'POST', body: { steps: [{ latency: 1 }] } })
  expect((await fetchExplanation(server, '/api/nowhere', {})).rule).toBe('The API has no such call')
})

it('a successful call has no explanation', async () => {
  const server = await startTestServer()
  const { headers } = await server.send('/api/languages/all')
  expect(headers.get('x-heed-why')).toBeNull()
  for (const id of [1, 99]) expect((await server.send(`/_mock/why/${id}`)).status).toBe(404)
})
