import { expect, it } from 'vitest'
import { explainUnreachable } from './unreachable.ts'

const api = 'https://api.example.com/api'
const makeError = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })

it.each<[string, Error, string, string]>([
  ['ECONNREFUSED', makeError('ECONNREFUSED'), 'nothing is listening there', 'Check the address (--api)'],
  ['ENOTFOUND', makeError('ENOTFOUND'), "the host api.example.com couldn't be found", 'Check the spelling'],
  [
    'EAI_AGAIN',
    makeError('EAI_AGAIN'),
    "couldn't look up api.example.com: the name server isn't responding",
    "Check this machine's connection",
  ],
  ['ETIMEDOUT', makeError('ETIMEDOUT'), 'the connection timed out', 'firewall and VPN'],
  [
    'UND_ERR_HEADERS_TIMEOUT',
    makeError('UND_ERR_HEADERS_TIMEOUT'),
    "the server didn't respond in time",
    '--timeout <seconds>',
  ],
  [
    'HTTP at an HTTPS address',
    makeError('EPROTO', 'wrong version number'),
    'the server uses http, not https',
    '--api http://api.example.com/api',
  ],
  [
    'CERT_HAS_EXPIRED',
    makeError('CERT_HAS_EXPIRED'),
    "the server's certificate has expired",
    "Check this machine's clock. If the clock is right",
  ],
  [
    'CERT_NOT_YET_VALID',
    makeError('CERT_NOT_YET_VALID'),
    "the server's certificate isn't valid yet",
    "Check this machine's clock.",
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    makeError('ERR_TLS_CERT_ALTNAME_INVALID'),
    "the server's certificate isn't for api.example.com",
    'The certificate must be valid for it',
  ],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'].map(
    (code): [string, Error, string, string] => [
      code,
      makeError(code),
      "this machine doesn't trust the server's certificate",
      'NODE_EXTRA_CA_CERTS=authority.pem heed',
    ],
  ),
])('explains %s in plain words with specific advice', (_, cause, what, advice) => {
  const told = explainUnreachable(api, cause)
  expect(told.reason).toBe(`Couldn't reach ${api}: ${what}`)
  expect(told.next[0]).toContain(advice)
  expect(told.next.at(-1)).toBe('Find the cause: heed doctor')
})
