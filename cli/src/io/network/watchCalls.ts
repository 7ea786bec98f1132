import type { Transport, TransportRequest, TransportResponse } from '@heed/contracts'

export interface WatchedCall {
  request: TransportRequest
  answer?: TransportResponse
  cause?: unknown
  milliseconds: number
}

export type CallWatcher = (call: WatchedCall) => void

export const watchCalls =
  (send: Transport, watch: CallWatcher, clock: () => number = () => performance.now()): Transport =>
  async (request) => {
    const startTime = clock()
    try {
      const answer = await send(request)
      watch({ request, answer, milliseconds: clock() - startTime })
      return answer
    } catch (cause) {
      watch({ request, cause, milliseconds: clock() - startTime })
      throw cause
    }
  }
