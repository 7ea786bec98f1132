import type { Transport, TransportRequest } from '@heed/contracts'
import type { Dispatcher } from 'undici'
import request from 'undici/lib/api/api-request.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import type { Proxies } from './proxies.ts'

export interface PooledTransport {
  send: Transport
  close(): Promise<void>
}

const connectTimeoutSeconds = 10
const answerTimeoutSeconds = 120

interface TransportOptions {
  proxies?: Proxies | undefined
  /** Seconds. */
  timeout?: number | undefined
}

async function createDispatcher(
  origin: string,
  connections: number,
  { proxies, timeout = answerTimeoutSeconds }: TransportOptions,
): Promise<Dispatcher> {
  const options = { connections, headersTimeout: timeout * 1000, bodyTimeout: timeout * 1000 }
  const connect = {
    timeout:
      (timeout < answerTimeoutSeconds ? Math.min(connectTimeoutSeconds, timeout) : connectTimeoutSeconds) *
      1000,
  }
  if (!proxies) return new Pool(origin, { ...options, connect })
  const [{ default: ProxyAgent }, { default: openTunnel }] = await Promise.all([
    import('undici/lib/dispatcher/env-http-proxy-agent.js'),
    import('undici/lib/api/api-connect.js'),
  ])
  const usesSocks = [proxies.http, proxies.https].some((proxy) => proxy?.protocol === 'socks5:')
  if (usesSocks) await silenceSocksWarning()
  return new ProxyAgent({
    ...options,
    connect,
    requestTls: connect,
    // With `proxyTls`, undici would start TLS with a SOCKS proxy.
    ...(usesSocks ? {} : { proxyTls: connect }),
    // Many proxies tunnel only to port 443, so plain http is forwarded.
    proxyTunnel: false,
    // Only undici's full entry point gives pools the `connect` method, which opens a tunnel.
    clientFactory: (proxy: URL, options: object) =>
      Object.assign(new Pool(proxy, options), { connect: openTunnel }),
    httpProxy: proxies.http?.href ?? '',
    httpsProxy: proxies.https?.href ?? '',
    noProxy: proxies.none,
  })
}

/** undici warns once per process that its SOCKS support is experimental; only its first agent does so. */
async function silenceSocksWarning(): Promise<void> {
  const { default: Socks5ProxyAgent } = await import('undici/lib/dispatcher/socks5-proxy-agent.js')
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    await new Socks5ProxyAgent('socks5://127.0.0.1').close()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Uses several connections, because a single connection would send POST requests one after another. */
export async function createTransport(
  api: string,
  connections: number,
  options: TransportOptions = {},
): Promise<PooledTransport> {
  const { origin } = new URL(api)
  const dispatcher = await createDispatcher(origin, connections, options)
  return {
    async send({ method, url, headers, body, signal }) {
      const answer = await request.call(dispatcher, {
        origin,
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        path: url.slice(origin.length),
        ...(await encodeBody(headers, body)),
        ...(signal ? { signal } : {}),
      })
      return {
        status: answer.statusCode,
        statusText: answer.statusText,
        header: (name) => [answer.headers[name]].flat()[0] ?? null,
        headers: () =>
          Object.entries(answer.headers).flatMap(([name, value]) =>
            [value ?? []].flat().map((item) => [name, item] as const),
          ),
        text: () => answer.body.text(),
        bytes: async () => new Uint8Array(await answer.body.arrayBuffer()),
        stream: () => answer.body,
      }
    },
    close: () => dispatcher.destroy(),
  }
}

/** Converts the form, because the pool accepts only undici's own FormData. */
async function encodeBody(headers: Record<string, string>, body: TransportRequest['body']) {
  if (body === undefined) return { headers }
  // Checked last, because mentioning FormData makes Node load its own undici.
  if (typeof body === 'string' || body instanceof Uint8Array || !(body instanceof FormData))
    return { headers, body }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? 'multipart/form-data'
  return { headers: { ...headers, 'content-type': type }, body: new Uint8Array(await form.arrayBuffer()) }
}
