export interface TransportRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | FormData
  signal?: AbortSignal | undefined
  onSent?: ((share: number) => void) | undefined
}

export interface TransportResponse {
  status: number
  statusText?: string
  header(name: string): string | null
  headers?(): Iterable<readonly [name: string, value: string]>
  text(): Promise<string>
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  stream?(): AsyncIterable<Uint8Array>
}

/** Throws if there is no response. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

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
