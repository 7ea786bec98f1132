import type { Transport, TransportAnswer, TransportRequest } from '@heed/contracts'

/** One call as it went: `answer` is missing when none came. */
export interface WatchedCall {
  request: TransportRequest
  answer?: TransportAnswer
  cause?: unknown
  milliseconds: number
}

export type Watch = (call: WatchedCall) => void

/** Tells of each call when its answer begins, or when none comes. */
export const watched =
  (send: Transport, watch: Watch, clock: () => number = () => performance.now()): Transport =>
  async (request) => {
    const began = clock()
    try {
      const answer = await send(request)
      watch({ request, answer, milliseconds: clock() - began })
      return answer
    } catch (cause) {
      watch({ request, cause, milliseconds: clock() - began })
      throw cause
    }
  }
