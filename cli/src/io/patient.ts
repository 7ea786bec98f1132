import { type RetryPolicy, retryAfterOf, type Transport, type TransportAnswer } from '@heed/contracts'
import { isTemporaryStatus } from './explain.ts'
import { pauseBefore, sleep as realSleep, type Sleep } from './sleep.ts'

/** A few seconds in all, for somebody who waits for the command. */
const readRetry: RetryPolicy = { times: 3, base: 1000, cap: 4000 }
/** A server that wants more seconds than that is left alone. */
const longestWait = 15

/** The connection was there; who cannot be reached at all is not asked again. */
const cutCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const isCut = (cause: unknown): boolean =>
  cause instanceof Error && cutCodes.has((cause as NodeJS.ErrnoException).code ?? '')

export interface Patience {
  sleep?: Sleep
  /** From 0 up to 1. */
  random?: () => number
  /** Called with why a call waits, and how many milliseconds. */
  onRetry: (reason: string, milliseconds: number) => void
}

type Tried = { answer: TransportAnswer } | { cause: unknown }

function reasonOf(tried: Tried): string | undefined {
  if ('cause' in tried) return isCut(tried.cause) ? 'The connection was lost' : undefined
  const { status } = tried.answer
  return isTemporaryStatus(status) ? `The platform answered ${status}` : undefined
}

/** Sends what only reads again when the failure is one that passes; what changes something is sent once. */
export function patient(
  send: Transport,
  { sleep = realSleep, random = Math.random, onRetry }: Patience,
): Transport {
  const attempt = (request: Parameters<Transport>[0]): Promise<Tried> =>
    send(request).then(
      (answer) => ({ answer }),
      (cause: unknown) => ({ cause }),
    )

  return async (request) => {
    for (let tries = 0; ; tries++) {
      const tried = await attempt(request)
      const reason = request.method === 'GET' ? reasonOf(tried) : undefined
      const retryAfter = ('answer' in tried ? retryAfterOf(tried.answer) : undefined) ?? 0
      const isOver = tries >= readRetry.times || retryAfter > longestWait || request.signal?.aborted
      if (reason === undefined || isOver) {
        if ('cause' in tried) throw tried.cause
        return tried.answer
      }
      // Read to its end, so that its connection is free again.
      if ('answer' in tried) await tried.answer.bytes().catch(() => undefined)
      const milliseconds = pauseBefore(tries, readRetry, random, retryAfter)
      onRetry(reason, milliseconds)
      await sleep(milliseconds, request.signal)
    }
  }
}
