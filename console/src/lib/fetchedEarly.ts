/** What the page asked for before the start was there; not in development, where the start is all there is. */
export interface Early {
  config: Promise<Response>
  /** The answer to a call, for the first who makes the same one; undefined where it was not asked for. After a change: none. */
  take: (url: string, init: RequestInit | undefined) => Promise<Response | undefined>
}

declare global {
  interface Window {
    heedEarly?: Early
  }
}

/** As fetch, but what the page has asked for already is not asked for again. */
export const fetchedEarly: typeof fetch = async (input, init) => {
  const early = typeof input === 'string' ? await window.heedEarly?.take(input, init) : undefined
  init?.signal?.throwIfAborted()
  return early ?? fetch(input, init)
}
