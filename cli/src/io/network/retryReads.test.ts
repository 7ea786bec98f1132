import type { TransportAnswer, TransportRequest } from '@heed/contracts'
import { expect, it } from 'vitest'
import { retryReads } from './retryReads.ts'

const read: TransportRequest = { method: 'GET', url: 'http://api.example/lists', headers: {} }
const change: TransportRequest = { ...read, method: 'POST' }

const cut = (code: string) => Object.assign(new Error('no answer'), { code })
type Fate = number | Error | [status: number, retryAfter: string]

function server(...fates: Fate[]) {
  const done: (string | number)[] = []
  let at = 0
  const send = async (): Promise<TransportAnswer> => {
    const fate = fates[Math.min(at++, fates.length - 1)] as Fate
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

it.each<[Fate, string]>([
  [429, 'The platform returned 429'],
  [502, 'The platform returned 502'],
  [503, 'The platform returned 503'],
  [504, 'The platform returned 504'],
  [cut('ECONNRESET'), 'The connection was lost'],
  [cut('UND_ERR_SOCKET'), 'The connection was lost'],
])('retries a read after %s with growing delays', async (fate, reason) => {
  const { send, done, announced } = server(fate, fate, 200)
  expect((await send(read)).status).toBe(200)
  expect(done.filter((one) => one !== 'read')).toEqual(['asked', 500, 'asked', 1000, 'asked'])
  expect(announced).toEqual([`${reason} 500`, `${reason} 1000`])
})

it('reads a discarded answer to its end before the retry', async () => {
  const { send, done } = server(503, 200)
  await send(read)
  expect(done).toEqual(['asked', 'read', 500, 'asked'])
})

it('gives up after three retries and returns the last result', async () => {
  const refused = server(503)
  expect((await refused.send(read)).status).toBe(503)
  expect(refused.done.filter((one) => one === 'asked')).toHaveLength(4)
  await expect(server(cut('EPIPE')).send(read)).rejects.toThrow('no answer')
})

it("waits as long as Retry-After says, but doesn't retry after a long one", async () => {
  const { send, done } = server([429, '7'], 200)
  await send(read)
  expect(done).toContain(7000)
  const long = server([503, '16'], 200)
  expect([(await long.send(read)).status, long.done]).toEqual([503, ['asked']])
})

it.each<[string, TransportRequest, Fate]>([
  ['a change', change, 503],
  ['a refused read', read, 403],
  ['a server error', read, 500],
  ['an unreachable server', read, cut('ECONNREFUSED')],
  ['a cancelled read', { ...read, signal: AbortSignal.abort() }, cut('ECONNRESET')],
])('sends a call only once: %s', async (_, request, fate) => {
  const { send, done } = server(fate, 200)
  await send(request).catch(() => undefined)
  expect(done).toEqual(['asked'])
})
