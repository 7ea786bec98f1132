import { shellWord } from '@heed/contracts/rules/commandLine'
import type { ForeignAnswer } from './foreign.ts'
import { harmless } from './width.ts'

export interface Fault {
  what: string
  next: readonly string[]
}

const toDoctor = 'To find out what is wrong: heed doctor'
const again = 'Check the address (--api) and the connection, then run the command again.'

const proxySignIn: Fault = {
  what: 'A proxy stands between, and wants to know who you are.',
  next: ['Write it into the variable of the proxy: HTTPS_PROXY=http://name:password@proxy.example:3128'],
}

const pastProxy = ({ hostname }: URL) =>
  `Check HTTPS_PROXY and HTTP_PROXY; where no proxy is needed: NO_PROXY=${shellWord(hostname)} heed …`

function proxyOf({ hostname, port, protocol }: URL, cause: Error): string | undefined {
  type Tried = { hostname?: string; address?: string; port?: number }
  const [tried = cause as Tried] = cause instanceof AggregateError ? (cause.errors as Tried[]) : []
  const own = Number(port || (protocol === 'https:' ? 443 : 80))
  if (tried.hostname !== undefined) return tried.hostname === hostname ? undefined : tried.hostname
  return tried.port === undefined || tried.port === own ? undefined : `${tried.address}:${tried.port}`
}

const faults: readonly (readonly [RegExp, (api: URL, cause: Error) => Fault])[] = [
  [/ECONNREFUSED/, () => ({ what: 'nothing listens there', next: [again] })],
  [
    /ENOTFOUND/,
    ({ hostname }) => ({
      what: `no machine is called ${hostname}`,
      next: [
        'Check how it is spelled (--api); where it is known inside a network only, connect to that first.',
      ],
    }),
  ],
  [
    /EAI_AGAIN/,
    ({ hostname }) => ({
      what: `nobody could be asked where ${hostname} is: the name service does not answer`,
      next: ['Check the connection of this machine, then run the command again.'],
    }),
  ],
  [
    /ETIMEDOUT|CONNECT_TIMEOUT/,
    () => ({
      what: 'no connection in time',
      next: ['Check the address (--api), a firewall or a VPN; a slow way may need --timeout <seconds>.'],
    }),
  ],
  [
    /HEADERS_TIMEOUT|BODY_TIMEOUT/,
    () => ({
      what: 'no answer in time',
      next: ['Wait longer with --timeout <seconds>, or run the command again.'],
    }),
  ],
  [
    /wrong version number|WRONG_VERSION_NUMBER|EPROTO|packet length too long/i,
    (api) => ({
      what: 'it speaks http there, not https',
      next: [
        `Name its http address: --api ${shellWord(api.href.replace('https:', 'http:').replace(/\/$/, ''))}`,
      ],
    }),
  ],
  [
    /HPE_|Parse Error|Expected HTTP/i,
    (api) => ({
      what: 'what answers there does not speak http',
      next:
        api.protocol === 'http:'
          ? [
              `Try its https address: --api ${shellWord(api.href.replace('http:', 'https:').replace(/\/$/, ''))}`,
            ]
          : [again],
    }),
  ],
  [
    /CERT_HAS_EXPIRED|certificate has expired/,
    () => ({
      what: 'its certificate has expired',
      next: ['Check the clock of this machine; where that is right, tell whoever runs the server.'],
    }),
  ],
  [
    /CERT_NOT_YET_VALID/,
    () => ({ what: 'its certificate is not valid yet', next: ['Check the clock of this machine.'] }),
  ],
  [
    /ALTNAME_INVALID/,
    ({ hostname }) => ({
      what: `its certificate is not one of ${hostname}`,
      next: ['Check the address (--api): it must be the name that the certificate is for.'],
    }),
  ],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|self.signed certificate|unable to verify|local issuer/i,
    () => ({
      what: 'its certificate is signed by nobody whom this machine trusts',
      next: ['Name the file of the authority that signed it: NODE_EXTRA_CA_CERTS=authority.pem heed …'],
    }),
  ],
]

export function unreachable(api: string, cause: unknown): Fault {
  const error = cause instanceof Error ? cause : new Error(String(cause ?? 'no answer'))
  const text = `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
  const address = new URL(api)
  const [, tunnel] = /Proxy response \((\d{3})\)/.exec(text) ?? []
  if (tunnel === '407') return proxySignIn
  const proxy = proxyOf(address, error)
  const refusal = tunnel ? `refuses it (${tunnel})` : proxy && `${harmless(proxy)} does not answer`
  if (refusal)
    return { what: `Could not reach ${api}: the proxy ${refusal}`, next: [pastProxy(address), toDoctor] }
  const [, say] = faults.find(([pattern]) => pattern.test(text)) ?? []
  const { what, next } = say?.(address, error) ?? {
    what: harmless(error.message.split('\n')[0] ?? '').trim() || 'no answer',
    next: [again],
  }
  return { what: `Could not reach ${api}: ${what}`, next: [...next, toDoctor] }
}

const lookForApi = 'Name the address of the API, which often ends with /api: --api <url>'
const signInThere = 'Where this network wants a sign-in first, open a page in a browser and sign in there.'

export function foreign(api: string, { status, location, title, words }: ForeignAnswer): Fault {
  if (status === 407) return proxySignIn
  if (status === 511)
    return { what: 'This network wants a sign-in before it lets anything through.', next: [signInThere] }
  if (location !== undefined) {
    return {
      what: `${api} is not the API: it leads to ${harmless(location)}`,
      next: [lookForApi, signInThere],
    }
  }
  const page = title ? `a web page, “${harmless(title)}”` : 'a web page'
  const text = words ? `plain text, “${harmless(words)}”` : 'plain text'
  return {
    what: `${api} is not the API: it answers with ${words === undefined ? page : text} (${status})`,
    next: words === undefined ? [lookForApi, signInThere] : [lookForApi],
  }
}

export const otherApi = (api: string, status: number): Fault => ({
  what: `${api} is not the API: it answers with JSON of something else (${status})`,
  next: [lookForApi],
})
