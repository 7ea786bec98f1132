import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { deriveSecretKey } from '../../world/secretKey.ts'

interface ListenAddress {
  host: string
  port: number
  contentPort: number
}

/** On loopback, rejects other sites' pages and rebound DNS names. Elsewhere, desk controls require a key. */
export class Site {
  readonly deskKey: string
  readonly #named: string | undefined
  #place: ListenAddress = { host: '127.0.0.1', port: 0, contentPort: 0 }

  constructor({ secret, named }: { secret: string; named?: string | undefined }) {
    this.deskKey = deriveSecretKey(secret, 'key of the desk', 24)
    this.#named = named
  }

  setListenAddress(listenAddress: ListenAddress): void {
    this.#place = listenAddress
  }

  /** Used in emails, so it must never come from a request header. */
  get address(): string {
    return this.#named ?? this.localOrigin
  }

  get localOrigin(): string {
    return `http://${formatHost(this.#place.host)}:${this.#place.port}`
  }

  get contentOrigin(): string {
    return `http://${formatHost(this.#place.host)}:${this.#place.contentPort}`
  }

  get isLoopback(): boolean {
    return isLoopback(this.#place.host)
  }

  /** Trusts only the hop that the proxy added (--origin): callers can forge all earlier hops (U-22). */
  getClientIp(peer: string, { 'x-forwarded-for': forwardedFor }: IncomingHttpHeaders): string {
    if (this.#named === undefined) return peer
    const lastAddress = stripPort(String(forwardedFor).split(',').at(-1)?.trim() ?? '')
    return isIP(lastAddress) ? lastAddress : peer
  }

  getHostRefusal({ host = '' }: IncomingHttpHeaders): string | undefined {
    if (!this.isLoopback || this.#isOwnName(getHostName(host))) return undefined
    return `This server doesn't accept requests for the host "${host}"`
  }

  getOriginRefusal(
    headers: IncomingHttpHeaders,
    path: string,
    method: string,
    isPackageOrigin: (origin: string) => boolean = () => false,
  ): string | undefined {
    if (!this.isLoopback) return undefined
    const refusal = this.getHostRefusal(headers)
    if (refusal !== undefined) return refusal
    const { host = '', origin } = headers
    if (origin === undefined || this.#isOwnOrigin(origin, host) || isPublicPath(path, method))
      return undefined
    // Forms on pages without a referrer send Origin null, but Sec-Fetch-Site is still same-origin.
    if (origin === 'null' && headers['sec-fetch-site'] === 'same-origin') return undefined
    if (isPackagePath(path) && (this.#isOfPackages(origin) || isPackageOrigin(origin))) return undefined
    return `This server doesn't accept requests from pages on ${origin}`
  }

  getDeskRefusal(headers: IncomingHttpHeaders): string | undefined {
    const { host = '', origin } = headers
    if (origin !== undefined && !this.#isOwnOrigin(origin, host))
      return `The controls don't accept requests from pages on ${origin}`
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return "The controls don't accept requests from pages on other sites"
    return undefined
  }

  canOpenDesk({ authorization = '' }: IncomingHttpHeaders): boolean {
    return this.isLoopback || isEqual(parseKey(authorization), this.deskKey)
  }

  #isOwnName(name: string): boolean {
    const knownHosts = [this.#place.host, this.#named && new URL(this.#named).hostname]
    return (
      isLoopback(name) ||
      knownHosts.some((knownHost) => knownHost !== undefined && stripBrackets(knownHost) === name)
    )
  }

  #isOwnOrigin(origin: string, host: string): boolean {
    return (
      origin === `http://${host}` || (this.#named !== undefined && origin === new URL(this.#named).origin)
    )
  }

  #isOfPackages(origin: string): boolean {
    const url = URL.canParse(origin) ? new URL(origin) : undefined
    return (
      Number(url?.port) === this.#place.contentPort && this.#isOwnName(stripBrackets(url?.hostname ?? ''))
    )
  }
}

const isPublicPath = (path: string, method: string): boolean =>
  /^\/static\//.test(path) && ['GET', 'HEAD', 'OPTIONS'].includes(method)

const isPackagePath = (path: string): boolean => path.startsWith('/api/xapi/preview/')

const stripBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
const getHostName = (host: string): string => stripBrackets(host.replace(/:\d+$/, ''))

/** Some proxies add the port, as in 192.0.2.7:5123 or [2001:db8::7]:5123. */
const stripPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1')

function formatHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function parseKey(authorization: string): string {
  const [, scheme = '', value = ''] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

const hashSha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const isEqual = (a: string, b: string): boolean => timingSafeEqual(hashSha256(a), hashSha256(b))
