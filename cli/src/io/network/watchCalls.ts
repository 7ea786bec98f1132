import type { Transport, TransportAnswer, TransportRequest } from '@heed/contracts'

export interface WatchedCall {
  request: TransportRequest
  answer?: TransportAnswer
  cause?: unknown
  milliseconds: number
}

export type CallWatcher = (call: WatchedCall) => void

export const watchCalls =
  (send: Transport, watch: CallWatcher, clock: () => number = () => performance.now()): Transport =>
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
