import { parseRetryAfter, type RetryPolicy, type Transport, type TransportAnswer } from '@heed/contracts'
import { pauseBefore, sleep as realSleep, type Sleep } from '../sleep.ts'
import { isTemporaryStatus } from './temporaryStatus.ts'

/** Waits in ms; only a few seconds in total, because someone is waiting. */
const readRetry: RetryPolicy = { times: 3, base: 1000, cap: 4000 }
/** Longest Retry-After that heed waits for, seconds. */
const longestWait = 15

/** Only broken connections are retried; unreachable servers aren't. */
const cutCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const isCut = (cause: unknown): boolean =>
  cause instanceof Error && cutCodes.has((cause as NodeJS.ErrnoException).code ?? '')

export interface RetryOptions {
  sleep?: Sleep
  random?: () => number
  onRetry: (reason: string, milliseconds: number) => void
}

type Tried = { answer: TransportAnswer } | { cause: unknown }

function getRetryReason(tried: Tried): string | undefined {
  if ('cause' in tried) return isCut(tried.cause) ? 'The connection was lost' : undefined
  const { status } = tried.answer
  return isTemporaryStatus(status) ? `The platform answered ${status}` : undefined
}

/** Retries only reads; changes are sent once. */
export function retryReads(
  send: Transport,
  { sleep = realSleep, random = Math.random, onRetry }: RetryOptions,
): Transport {
  const attempt = (request: Parameters<Transport>[0]): Promise<Tried> =>
    send(request).then(
      (answer) => ({ answer }),
      (cause: unknown) => ({ cause }),
    )

  return async (request) => {
    for (let tries = 0; ; tries++) {
      const tried = await attempt(request)
      const reason = request.method === 'GET' ? getRetryReason(tried) : undefined
      const retryAfter = ('answer' in tried ? parseRetryAfter(tried.answer) : undefined) ?? 0
      const isOver = tries >= readRetry.times || retryAfter > longestWait || request.signal?.aborted
      if (reason === undefined || isOver) {
        if ('cause' in tried) throw tried.cause
        return tried.answer
      }
      // Reads the rest of the response to free the connection.
      if ('answer' in tried) await tried.answer.bytes().catch(() => undefined)
      const milliseconds = pauseBefore(tries, readRetry, random, retryAfter)
      onRetry(reason, milliseconds)
      await sleep(milliseconds, request.signal)
    }
  }
}
