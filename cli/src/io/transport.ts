import type { Transport, TransportRequest } from '@heed/contracts'
import request from 'undici/lib/api/api-request.js'
import Pool from 'undici/lib/dispatcher/pool.js'

export interface PooledTransport {
  send: Transport
  close(): Promise<void>
}

const connectTimeout = 10_000
const answerTimeout = 120_000

/** Requests over at most `connections` connections: a single one would send posts one after the other. */
export function createTransport(api: string, connections: number): PooledTransport {
  const pool = new Pool(new URL(api).origin, {
    connections,
    connect: { timeout: connectTimeout },
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
  })
  return {
    async send({ method, url, headers, body, signal }) {
      const { pathname, search } = new URL(url)
      const answer = await request.call(pool, {
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        path: `${pathname}${search}`,
        ...(await encoded(headers, body)),
        ...(signal ? { signal } : {}),
      })
      return {
        status: answer.statusCode,
        header(name) {
          const value = answer.headers[name]
          return (Array.isArray(value) ? value[0] : value) ?? null
        },
        text: () => answer.body.text(),
        bytes: async () => new Uint8Array(await answer.body.arrayBuffer()),
        stream: () => answer.body,
      }
    },
    close: () => pool.destroy(),
  }
}

/** A form as bytes with its content type: the pool knows only forms of its own library. */
async function encoded(headers: Record<string, string>, body: TransportRequest['body']) {
  if (body === undefined) return { headers }
  if (!(body instanceof FormData)) return { headers, body }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? 'multipart/form-data'
  return { headers: { ...headers, 'content-type': type }, body: new Uint8Array(await form.arrayBuffer()) }
}
