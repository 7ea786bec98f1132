import { parseRetryAfter, type RetryPolicy, type Transport, type TransportResponse } from '@heed/contracts'
import { computeJitteredDelay, sleep as realSleep, type Sleep } from '../sleep.ts'
import { isTemporaryStatus } from './temporaryStatus.ts'

/** Delays in ms; only a few seconds in total, because the user is waiting. */
const readRetryPolicy: RetryPolicy = { times: 3, base: 1000, cap: 4000 }
/** Longest Retry-After that heed waits for, seconds. */
const maxWaitSeconds = 15

/** Retries after a broken connection, but not if the server is unreachable. */
const connectionCutCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const isConnectionCut = (cause: unknown): boolean =>
  cause instanceof Error && connectionCutCodes.has((cause as NodeJS.ErrnoException).code ?? '')

export interface RetryOptions {
  sleep?: Sleep
  random?: () => number
  times?: number | undefined
  onRetry: (reason: string, milliseconds: number) => void
}

type AttemptResult = { answer: TransportResponse } | { cause: unknown }

function getRetryReason(attemptResult: AttemptResult): string | undefined {
  if ('cause' in attemptResult)
    return isConnectionCut(attemptResult.cause) ? 'The connection was lost' : undefined
  const { status } = attemptResult.answer
  return isTemporaryStatus(status) ? `The platform returned ${status}` : undefined
}

/** Retries only reads; changes are sent once. */
export function retryReads(
  send: Transport,
  { sleep = realSleep, random = Math.random, times = readRetryPolicy.times, onRetry }: RetryOptions,
): Transport {
  const attempt = (request: Parameters<Transport>[0]): Promise<AttemptResult> =>
    send(request).then(
      (answer) => ({ answer }),
      (cause: unknown) => ({ cause }),
    )

  return async (request) => {
    for (let attemptCount = 0; ; attemptCount++) {
      const attemptResult = await attempt(request)
      const reason = request.method === 'GET' ? getRetryReason(attemptResult) : undefined
      const retryAfter = ('answer' in attemptResult ? parseRetryAfter(attemptResult.answer) : undefined) ?? 0
      const isFinalAttempt = attemptCount >= times || retryAfter > maxWaitSeconds || request.signal?.aborted
      if (reason === undefined || isFinalAttempt) {
        if ('cause' in attemptResult) throw attemptResult.cause
        return attemptResult.answer
      }
      // Reads the rest of the response to free the connection.
      if ('answer' in attemptResult) await attemptResult.answer.bytes().catch(() => undefined)
      const milliseconds = computeJitteredDelay(attemptCount, readRetryPolicy, random, retryAfter)
      onRetry(reason, milliseconds)
      await sleep(milliseconds, request.signal)
    }
  }
}
