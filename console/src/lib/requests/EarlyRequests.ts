export interface EarlyRequests {
  config: Promise<Response>
  /** Returns the early response to the first caller only; undefined if none was requested, or after a change. */
  take: (url: string, init: RequestInit | undefined) => Promise<Response | undefined>
}

declare global {
  interface Window {
    heedEarly?: EarlyRequests
  }
}

export const takeEarlyOrFetch: typeof fetch = async (input, init) => {
  const earlyResponse = typeof input === 'string' ? await window.heedEarly?.take(input, init) : undefined
  init?.signal?.throwIfAborted()
  return earlyResponse ?? fetch(input, init)
}
