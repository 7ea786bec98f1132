import { expect, it } from 'vitest'
import { fetchTransport } from './transport.ts'

it("fetchTransport passes a request to fetch and reads the answer's status, headers and text", async () => {
  const seen: unknown[] = []
  const transport = fetchTransport(async (url, init) => {
    seen.push(url, init)
    return new Response('{"a":1}', { status: 201, headers: { 'Retry-After': '5' } })
  })
  const { signal } = new AbortController()
  const request = { method: 'PUT', url: 'http://heed.example/api', headers: { A: 'b' } }
  const answer = await transport({ ...request, body: '{}', signal })
  expect(seen).toEqual([request.url, { method: 'PUT', headers: { A: 'b' }, body: '{}', signal }])
  expect([answer.status, answer.header('retry-after'), answer.header('x'), await answer.text()]).toEqual([
    201,
    '5',
    null,
    '{"a":1}',
  ])
})
