export interface TransportRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** A form brings its own content type. */
  body?: string | Uint8Array<ArrayBuffer> | FormData
  signal?: AbortSignal | undefined
  /** Hears how much of the body has gone out, 0 to 1; a transport that cannot tell says nothing. */
  onSent?: ((share: number) => void) | undefined
}

export interface TransportAnswer {
  status: number
  /** The words behind the status, where the server says some. */
  statusText?: string
  header(name: string): string | null
  /** All headers with their names in small letters; one that is repeated comes several times. */
  headers?(): Iterable<readonly [name: string, value: string]>
  text(): Promise<string>
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  /** The bytes as they come, in place of `text` and `bytes`. */
  stream?(): AsyncIterable<Uint8Array>
}

/** Sends one request. Throws where no answer came. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>

/** The browser's and Node's own fetch as a transport. */
export const fetchTransport =
  (fetch: typeof globalThis.fetch): Transport =>
  async ({ method, url, headers, body, signal }) => {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    return {
      status: answer.status,
      statusText: answer.statusText,
      headers: () => answer.headers.entries(),
      header: (name) => answer.headers.get(name),
      text: () => answer.text(),
      bytes: async () => new Uint8Array(await answer.arrayBuffer()),
    }
  }
