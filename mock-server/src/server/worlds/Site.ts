import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { secretKey } from '../../world/secretKey.ts'

interface Place {
  host: string
  port: number
  contentPort: number
}

/** On loopback, rejects other sites' pages and rebound DNS names. Elsewhere, desk controls require a key. */
export class Site {
  readonly deskKey: string
  readonly #named: string | undefined
  #place: Place = { host: '127.0.0.1', port: 0, contentPort: 0 }

  constructor({ secret, named }: { secret: string; named?: string | undefined }) {
    this.deskKey = secretKey(secret, 'key of the desk', 24)
    this.#named = named
  }

  listensAt(place: Place): void {
    this.#place = place
  }

  /** Used in emails, so it must never come from a request header. */
  get address(): string {
    return this.#named ?? this.listening
  }

  get listening(): string {
    return `http://${shown(this.#place.host)}:${this.#place.port}`
  }

  get contentOrigin(): string {
    return `http://${shown(this.#place.host)}:${this.#place.contentPort}`
  }

  get isLoopback(): boolean {
    return isLoopback(this.#place.host)
  }

  /** Trusts only the hop that the proxy added (--origin): callers can forge all earlier hops (U-22). */
  clientOf(peer: string, { 'x-forwarded-for': hops }: IncomingHttpHeaders): string {
    if (this.#named === undefined) return peer
    const last = withoutPort(String(hops).split(',').at(-1)?.trim() ?? '')
    return isIP(last) ? last : peer
  }

  hostRefusal({ host = '' }: IncomingHttpHeaders): string | undefined {
    if (!this.isLoopback || this.#isOwnName(nameIn(host))) return undefined
    return `This server doesn't accept requests for the host "${host}"`
  }

  refusalOf(
    headers: IncomingHttpHeaders,
    path: string,
    method: string,
    runsPackages: (origin: string) => boolean = () => false,
  ): string | undefined {
    if (!this.isLoopback) return undefined
    const refusal = this.hostRefusal(headers)
    if (refusal !== undefined) return refusal
    const { host = '', origin } = headers
    if (origin === undefined || this.#isOwnOrigin(origin, host) || isForAll(path, method)) return undefined
    // Forms on pages without a referrer send Origin null, but Sec-Fetch-Site is still same-origin.
    if (origin === 'null' && headers['sec-fetch-site'] === 'same-origin') return undefined
    if (isForPackages(path) && (this.#isOfPackages(origin) || runsPackages(origin))) return undefined
    return `This server doesn't accept requests from pages on ${origin}`
  }

  deskRefusal(headers: IncomingHttpHeaders): string | undefined {
    const { host = '', origin } = headers
    if (origin !== undefined && !this.#isOwnOrigin(origin, host))
      return `The controls don't accept requests from pages on ${origin}`
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return "The controls don't accept requests from pages on other sites"
    return undefined
  }

  opensDesk({ authorization = '' }: IncomingHttpHeaders): boolean {
    return this.isLoopback || isSame(keyIn(authorization), this.deskKey)
  }

  #isOwnName(name: string): boolean {
    const known = [this.#place.host, this.#named && new URL(this.#named).hostname]
    return isLoopback(name) || known.some((one) => one !== undefined && bare(one) === name)
  }

  #isOwnOrigin(origin: string, host: string): boolean {
    return (
      origin === `http://${host}` || (this.#named !== undefined && origin === new URL(this.#named).origin)
    )
  }

  #isOfPackages(origin: string): boolean {
    const url = URL.canParse(origin) ? new URL(origin) : undefined
    return Number(url?.port) === this.#place.contentPort && this.#isOwnName(bare(url?.hostname ?? ''))
  }
}

const isForAll = (path: string, method: string): boolean =>
  /^\/static\//.test(path) && ['GET', 'HEAD', 'OPTIONS'].includes(method)

const isForPackages = (path: string): boolean => path.startsWith('/api/xapi/preview/')

const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
const nameIn = (host: string): string => bare(host.replace(/:\d+$/, ''))

/** Some proxies add the port, as in 192.0.2.7:5123 or [2001:db8::7]:5123. */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1')

function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function keyIn(authorization: string): string {
  const [, scheme = '', value = ''] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))
