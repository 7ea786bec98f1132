import type { TransportRequest, TransportResponse } from '@heed/contracts'
import { expect, it } from 'vitest'
import { retryReads } from './retryReads.ts'

const readRequest: TransportRequest = { method: 'GET', url: 'http://api.example/lists', headers: {} }
const changeRequest: TransportRequest = { ...readRequest, method: 'POST' }

const makeConnectionError = (code: string) => Object.assign(new Error('no answer'), { code })
type AttemptOutcome = number | Error | [status: number, retryAfter: string]

function createTestServer(...fates: AttemptOutcome[]) {
  const done: (string | number)[] = []
  let at = 0
  const send = async (): Promise<TransportResponse> => {
    const fate = fates[Math.min(at++, fates.length - 1)] as AttemptOutcome
    done.push('asked')
    if (fate instanceof Error) throw fate
    const [status, retryAfter] = Array.isArray(fate) ? fate : [fate, null]
    return {
      status,
      header: (name) => (name === 'retry-after' ? retryAfter : null),
      text: async () => '',
      async bytes() {
        done.push('read')
        return new Uint8Array()
      },
    }
  }
  const announced: string[] = []
  const sending = retryReads(send, {
    sleep: async (milliseconds) => void done.push(milliseconds),
    random: () => 0.5,
    onRetry: (reason, milliseconds) => void announced.push(`${reason} ${milliseconds}`),
  })
  return { send: sending, done, announced }
}

it.each<[AttemptOutcome, string]>([
  [429, 'The platform returned 429'],
  [502, 'The platform returned 502'],
  [503, 'The platform returned 503'],
  [504, 'The platform returned 504'],
  [makeConnectionError('ECONNRESET'), 'The connection was lost'],
  [makeConnectionError('UND_ERR_SOCKET'), 'The connection was lost'],
])('retries a read after %s with growing delays', async (fate, reason) => {
  const { send, done, announced } = createTestServer(fate, fate, 200)
  expect((await send(readRequest)).status).toBe(200)
  expect(done.filter((one) => one !== 'read')).toEqual(['asked', 500, 'asked', 1000, 'asked'])
  expect(announced).toEqual([`${reason} 500`, `${reason} 1000`])
})

it('reads a discarded answer to its end before the retry', async () => {
  const { send, done } = createTestServer(503, 200)
  await send(readRequest)
  expect(done).toEqual(['asked', 'read', 500, 'asked'])
})

it('gives up after three retries and returns the last result', async () => {
  const refused = createTestServer(503)
  expect((await refused.send(readRequest)).status).toBe(503)
  expect(refused.done.filter((one) => one === 'asked')).toHaveLength(4)
  await expect(createTestServer(makeConnectionError('EPIPE')).send(readRequest)).rejects.toThrow('no answer')
})

it("waits as long as Retry-After says, but doesn't retry after a long one", async () => {
  const { send, done } = createTestServer([429, '7'], 200)
  await send(readRequest)
  expect(done).toContain(7000)
  const long = createTestServer([503, '16'], 200)
  expect([(await long.send(readRequest)).status, long.done]).toEqual([503, ['asked']])
})

it.each<[string, TransportRequest, AttemptOutcome]>([
  ['a change', changeRequest, 503],
  ['a refused read', readRequest, 403],
  ['a server error', readRequest, 500],
  ['an unreachable server', readRequest, makeConnectionError('ECONNREFUSED')],
  ['a cancelled read', { ...readRequest, signal: AbortSignal.abort() }, makeConnectionError('ECONNRESET')],
])('sends a call only once: %s', async (_, request, fate) => {
  const { send, done } = createTestServer(fate, 200)
  await send(request).catch(() => undefined)
  expect(done).toEqual(['asked'])
})
