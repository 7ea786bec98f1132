export interface EarlyRequests {
  config: Promise<Response>
  /** Returns each early response only once; undefined if there is none, or once a change has been sent. */
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
