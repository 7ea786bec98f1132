import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { sanitizeText } from '../terminal/width.ts'
import type { ForeignResponseError } from './ForeignResponseError.ts'

export interface ConnectionFault {
  reason: string
  next: readonly string[]
}

const doctorHint = 'Find the cause: heed doctor'
const retryHint = 'Check the address (--api) and the connection, then run the command again.'

const createProxySignInFault = (example: string): ConnectionFault => ({
  reason: 'A proxy requires you to sign in.',
  next: [`Add your username and password to the proxy address: ${example}`],
})

const proxySignInFault = createProxySignInFault('HTTPS_PROXY=http://name:password@proxy.example:3128')
const socksSignInFault = createProxySignInFault('ALL_PROXY=socks5://name:password@proxy.example:1080')

const formatProxyHint = ({ hostname }: URL) =>
  `Check HTTPS_PROXY, HTTP_PROXY and ALL_PROXY. If you don't need a proxy: NO_PROXY=${quoteShellWord(hostname)} heed …`

function findProxy({ hostname, port, protocol }: URL, cause: Error): string | undefined {
  type ConnectionError = { hostname?: string; address?: string; port?: number }
  const [firstAttempt = cause as ConnectionError] =
    cause instanceof AggregateError ? (cause.errors as ConnectionError[]) : []
  const effectivePort = Number(port || (protocol === 'https:' ? 443 : 80))
  if (firstAttempt.hostname !== undefined)
    return firstAttempt.hostname === hostname ? undefined : firstAttempt.hostname
  return firstAttempt.port === undefined || firstAttempt.port === effectivePort
    ? undefined
    : `${firstAttempt.address}:${firstAttempt.port}`
}

const connectionFaultRules: readonly (readonly [RegExp, (api: URL, cause: Error) => ConnectionFault])[] = [
  [/ECONNREFUSED/, () => ({ reason: 'nothing is listening there', next: [retryHint] })],
  [
    /ENOTFOUND/,
    ({ hostname }) => ({
      reason: `the host ${hostname} couldn't be found`,
      next: [
        'Check the spelling of the address (--api). If the host is only reachable from a private network, connect to that network first.',
      ],
    }),
  ],
  [
    /EAI_AGAIN/,
    ({ hostname }) => ({
      reason: `couldn't look up ${hostname}: the name server isn't responding`,
      next: ["Check this machine's connection, then run the command again."],
    }),
  ],
  [
    /ETIMEDOUT|CONNECT_TIMEOUT/,
    () => ({
      reason: 'the connection timed out',
      next: [
        'Check the address (--api), firewall and VPN. If the connection is slow, add --timeout <seconds>.',
      ],
    }),
  ],
  [
    /HEADERS_TIMEOUT|BODY_TIMEOUT/,
    () => ({
      reason: "the server didn't respond in time",
      next: ['Wait longer with --timeout <seconds>, or run the command again.'],
    }),
  ],
  [
    /wrong version number|WRONG_VERSION_NUMBER|EPROTO|packet length too long/i,
    (api) => ({
      reason: 'the server uses http, not https',
      next: [
        `Use the http address: --api ${quoteShellWord(api.href.replace('https:', 'http:').replace(/\/$/, ''))}`,
      ],
    }),
  ],
  [
    /HPE_|Parse Error|Expected HTTP/i,
    (api) => ({
      reason: "the server doesn't use http",
      next:
        api.protocol === 'http:'
          ? [
              `Try the https address: --api ${quoteShellWord(api.href.replace('http:', 'https:').replace(/\/$/, ''))}`,
            ]
          : [retryHint],
    }),
  ],
  [
    /CERT_HAS_EXPIRED|certificate has expired/,
    () => ({
      reason: "the server's certificate has expired",
      next: ["Check this machine's clock. If the clock is right, tell the server's administrator."],
    }),
  ],
  [
    /CERT_NOT_YET_VALID/,
    () => ({ reason: "the server's certificate isn't valid yet", next: ["Check this machine's clock."] }),
  ],
  [
    /ALTNAME_INVALID/,
    ({ hostname }) => ({
      reason: `the server's certificate isn't for ${hostname}`,
      next: ['Check the address (--api). The certificate must be valid for it.'],
    }),
  ],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|self.signed certificate|unable to verify|local issuer/i,
    () => ({
      reason: "this machine doesn't trust the server's certificate",
      next: ['Trust the authority that issued the certificate: NODE_EXTRA_CA_CERTS=authority.pem heed …'],
    }),
  ],
]

export function explainUnreachable(api: string, cause: unknown): ConnectionFault {
  const error = cause instanceof Error ? cause : new Error(String(cause ?? 'no response'))
  const text = `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
  const address = new URL(api)
  const [, tunnel] = /Proxy response \((\d{3})\)/.exec(text) ?? []
  if (tunnel === '407') return proxySignInFault
  if (/SOCKS5_AUTH|Username and password required/.test(text)) return socksSignInFault
  const [, socksReply] = /SOCKS5_\w+ (?:SOCKS5 connection failed: )?(.*)/.exec(text) ?? []
  const proxy = findProxy(address, error)
  const reply = tunnel ?? socksReply
  const refusal = reply
    ? `refused the connection (${sanitizeText(reply)})`
    : proxy && `${sanitizeText(proxy)} isn't responding`
  if (refusal)
    return {
      reason: `Couldn't reach ${api}: the proxy ${refusal}`,
      next: [formatProxyHint(address), doctorHint],
    }
  const [, createFault] = connectionFaultRules.find(([pattern]) => pattern.test(text)) ?? []
  const { reason, next } = createFault?.(address, error) ?? {
    reason: sanitizeText(error.message.split('\n')[0] ?? '').trim() || 'no response',
    next: [retryHint],
  }
  return { reason: `Couldn't reach ${api}: ${reason}`, next: [...next, doctorHint] }
}

const apiAddressHint = 'Use the API address, which often ends with /api: --api <url>'
const networkSignInHint =
  'If this network requires sign-in, open any web page in a browser and sign in there.'

export function explainForeignResponse(
  api: string,
  { status, location, title, words }: ForeignResponseError,
): ConnectionFault {
  if (status === 407) return proxySignInFault
  if (status === 511)
    return { reason: 'This network requires you to sign in first.', next: [networkSignInHint] }
  if (location !== undefined) {
    return {
      reason: `${api} isn't the Heed API: it redirects to ${sanitizeText(location)}`,
      next: [apiAddressHint, networkSignInHint],
    }
  }
  const page = title ? `a web page, "${sanitizeText(title)}"` : 'a web page'
  const text = words ? `plain text, "${sanitizeText(words)}"` : 'plain text'
  return {
    reason: `${api} isn't the Heed API: it returned ${words === undefined ? page : text} (${status})`,
    next: words === undefined ? [apiAddressHint, networkSignInHint] : [apiAddressHint],
  }
}

export const explainOtherApi = (api: string, status: number): ConnectionFault => ({
  reason: `${api} isn't the Heed API: it returned unrelated JSON (${status})`,
  next: [apiAddressHint],
})
