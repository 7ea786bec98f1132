import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { secretKey } from '../world/secretKey.ts'

interface Place {
  host: string
  port: number
  /** Port of the origin that imported packages are served at. */
  contentPort: number
}

/**
 * Where this server is reached, and from where it lets itself be asked. On loopback no page of another site, and no name
 * that was pointed at this machine (DNS rebinding), gets an answer; off loopback the controls ask for a key.
 */
export class Site {
  /** Asked for by the controls where other machines reach this one. */
  readonly deskKey: string
  /** As people open it from outside, behind a proxy. */
  readonly #named: string | undefined
  #place: Place = { host: '127.0.0.1', port: 0, contentPort: 0 }

  constructor({ secret, named }: { secret: string; named?: string | undefined }) {
    this.deskKey = secretKey(secret, 'key of the desk', 24)
    this.#named = named
  }

  listensAt(place: Place): void {
    this.#place = place
  }

  /** What stands in mails; never what a caller says in a header. */
  get address(): string {
    return this.#named ?? this.listening
  }

  /** Where it listens, as somebody on this machine opens it. */
  get listening(): string {
    return `http://${shown(this.#place.host)}:${this.#place.port}`
  }

  get contentOrigin(): string {
    return `http://${shown(this.#place.host)}:${this.#place.contentPort}`
  }

  get isLoopback(): boolean {
    return isLoopback(this.#place.host)
  }

  /**
   * The machine that a request comes from: where a proxy stands in front (--origin), the one that the proxy names last, for
   * whatever stands before it the caller may have written. Without one no header is believed (U-22).
   */
  clientOf(peer: string, { 'x-forwarded-for': hops }: IncomingHttpHeaders): string {
    if (this.#named === undefined) return peer
    const last = withoutPort(String(hops).split(',').at(-1)?.trim() ?? '')
    return isIP(last) ? last : peer
  }

  /** Why a request gets no answer under the name that it came by, from this server or from that of packages. */
  hostRefusal({ host = '' }: IncomingHttpHeaders): string | undefined {
    if (!this.isLoopback || this.#isOwnName(nameIn(host))) return undefined
    return `This server does not answer to the host "${host}"`
  }

  /** Why a request gets no answer, whatever it asks for; undefined where it does. A package may run elsewhere. */
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
    // A form of a page that sends no referrer has no origin either; the browser says all the same where it comes from.
    if (origin === 'null' && headers['sec-fetch-site'] === 'same-origin') return undefined
    if (isForPackages(path) && (this.#isOfPackages(origin) || runsPackages(origin))) return undefined
    return `This server does not answer to pages of ${origin}`
  }

  /** Why a request may not use the desk: pages of other sites, and of packages, may not on any machine. */
  deskRefusal(headers: IncomingHttpHeaders): string | undefined {
    const { host = '', origin } = headers
    if (origin !== undefined && !this.#isOwnOrigin(origin, host))
      return `The controls do not answer to pages of ${origin}`
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return 'The controls do not answer to pages of other sites'
    return undefined
  }

  /** Whether a request opens the desk: on loopback every one, elsewhere those with its key. */
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

/** Files of lessons are read by players in sandboxes and by learning systems. */
const isForAll = (path: string, method: string): boolean =>
  /^\/static\//.test(path) && ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** What packages report comes from the origin that they have for themselves. */
const isForPackages = (path: string): boolean => path.startsWith('/api/xapi/preview/')

const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
const nameIn = (host: string): string => bare(host.replace(/:\d+$/, ''))

/** Some proxies name the port, too: 192.0.2.7:5123, [2001:db8::7]:5123. */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1')

/** The host as a person can open it: all interfaces are reached on loopback, IPv6 stands in brackets. */
function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** As a browser asks for it, the password of any name, or as a bearer token. */
function keyIn(authorization: string): string {
  const [, scheme = '', value = ''] = /^(Basic|Bearer) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))
