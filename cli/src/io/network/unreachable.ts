import { shellWord } from '@heed/contracts/rules/commandLine'
import { sanitizeText } from '../terminal/width.ts'
import type { ForeignAnswer } from './ForeignAnswer.ts'

export interface Fault {
  what: string
  next: readonly string[]
}

const toDoctor = 'Find the cause: heed doctor'
const again = 'Check the address (--api) and the connection, then run the command again.'

const proxySignIn: Fault = {
  what: 'A proxy requires you to sign in.',
  next: [
    'Add your name and password to the proxy address: HTTPS_PROXY=http://name:password@proxy.example:3128',
  ],
}

const pastProxy = ({ hostname }: URL) =>
  `Check HTTPS_PROXY and HTTP_PROXY. If you don't need a proxy: NO_PROXY=${shellWord(hostname)} heed …`

function findProxy({ hostname, port, protocol }: URL, cause: Error): string | undefined {
  type Tried = { hostname?: string; address?: string; port?: number }
  const [tried = cause as Tried] = cause instanceof AggregateError ? (cause.errors as Tried[]) : []
  const own = Number(port || (protocol === 'https:' ? 443 : 80))
  if (tried.hostname !== undefined) return tried.hostname === hostname ? undefined : tried.hostname
  return tried.port === undefined || tried.port === own ? undefined : `${tried.address}:${tried.port}`
}

const faults: readonly (readonly [RegExp, (api: URL, cause: Error) => Fault])[] = [
  [/ECONNREFUSED/, () => ({ what: 'nothing is listening there', next: [again] })],
  [
    /ENOTFOUND/,
    ({ hostname }) => ({
      what: `there's no machine called ${hostname}`,
      next: [
        "Check its spelling (--api). If it's only known inside a network, connect to that network first.",
      ],
    }),
  ],
  [
    /EAI_AGAIN/,
    ({ hostname }) => ({
      what: `couldn't look up ${hostname}: the name server doesn't answer`,
      next: ["Check this machine's connection, then run the command again."],
    }),
  ],
  [
    /ETIMEDOUT|CONNECT_TIMEOUT/,
    () => ({
      what: 'the connection timed out',
      next: [
        'Check the address (--api), firewall and VPN. If the connection is slow, add --timeout <seconds>.',
      ],
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
      what: 'the server uses http, not https',
      next: [
        `Use its http address: --api ${shellWord(api.href.replace('https:', 'http:').replace(/\/$/, ''))}`,
      ],
    }),
  ],
  [
    /HPE_|Parse Error|Expected HTTP/i,
    (api) => ({
      what: "the server there doesn't use http",
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
      next: ["Check this machine's clock. If it's right, tell the server's administrator."],
    }),
  ],
  [
    /CERT_NOT_YET_VALID/,
    () => ({ what: "its certificate isn't valid yet", next: ["Check this machine's clock."] }),
  ],
  [
    /ALTNAME_INVALID/,
    ({ hostname }) => ({
      what: `its certificate isn't for ${hostname}`,
      next: ['Check the address (--api). It must match the certificate.'],
    }),
  ],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|self.signed certificate|unable to verify|local issuer/i,
    () => ({
      what: "this machine doesn't trust its certificate",
      next: ['Name the certificate file of its authority: NODE_EXTRA_CA_CERTS=authority.pem heed …'],
    }),
  ],
]

export function explainUnreachable(api: string, cause: unknown): Fault {
  const error = cause instanceof Error ? cause : new Error(String(cause ?? 'no answer'))
  const text = `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
  const address = new URL(api)
  const [, tunnel] = /Proxy response \((\d{3})\)/.exec(text) ?? []
  if (tunnel === '407') return proxySignIn
  const proxy = findProxy(address, error)
  const refusal = tunnel ? `refused it (${tunnel})` : proxy && `${sanitizeText(proxy)} doesn't answer`
  if (refusal)
    return { what: `Couldn't reach ${api}: the proxy ${refusal}`, next: [pastProxy(address), toDoctor] }
  const [, say] = faults.find(([pattern]) => pattern.test(text)) ?? []
  const { what, next } = say?.(address, error) ?? {
    what: sanitizeText(error.message.split('\n')[0] ?? '').trim() || 'no answer',
    next: [again],
  }
  return { what: `Couldn't reach ${api}: ${what}`, next: [...next, toDoctor] }
}

const lookForApi = 'Use the API address, which often ends with /api: --api <url>'
const signInThere = 'If this network requires sign-in, open a page in a browser and sign in there.'

export function explainForeign(api: string, { status, location, title, words }: ForeignAnswer): Fault {
  if (status === 407) return proxySignIn
  if (status === 511) return { what: 'This network requires you to sign in first.', next: [signInThere] }
  if (location !== undefined) {
    return {
      what: `${api} isn't the API: it redirects to ${sanitizeText(location)}`,
      next: [lookForApi, signInThere],
    }
  }
  const page = title ? `a web page, “${sanitizeText(title)}”` : 'a web page'
  const text = words ? `plain text, “${sanitizeText(words)}”` : 'plain text'
  return {
    what: `${api} isn't the API: it answers with ${words === undefined ? page : text} (${status})`,
    next: words === undefined ? [lookForApi, signInThere] : [lookForApi],
  }
}

export const explainOtherApi = (api: string, status: number): Fault => ({
  what: `${api} isn't the API: it answers with unrelated JSON (${status})`,
  next: [lookForApi],
})
