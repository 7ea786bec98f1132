import { expect, it } from 'vitest'
import { unreachable } from './unreachable.ts'

const api = 'https://api.example.com/api'
const failed = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })

it.each<[string, Error, string, string]>([
  ['ECONNREFUSED', failed('ECONNREFUSED'), 'nothing listens there', 'Check the address (--api)'],
  ['ENOTFOUND', failed('ENOTFOUND'), 'no machine is called api.example.com', 'Check how it is spelled'],
  [
    'EAI_AGAIN',
    failed('EAI_AGAIN'),
    'nobody could be asked where api.example.com is: the name service does not answer',
    'Check the connection of this machine',
  ],
  ['ETIMEDOUT', failed('ETIMEDOUT'), 'no connection in time', 'a firewall or a VPN'],
  ['UND_ERR_HEADERS_TIMEOUT', failed('UND_ERR_HEADERS_TIMEOUT'), 'no answer in time', '--timeout <seconds>'],
  [
    'http behind https',
    failed('EPROTO', 'wrong version number'),
    'it speaks http there, not https',
    '--api http://api.example.com/api',
  ],
  [
    'CERT_HAS_EXPIRED',
    failed('CERT_HAS_EXPIRED'),
    'its certificate has expired',
    'Check the clock of this machine; where that is right',
  ],
  [
    'CERT_NOT_YET_VALID',
    failed('CERT_NOT_YET_VALID'),
    'its certificate is not valid yet',
    'Check the clock of this machine.',
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    failed('ERR_TLS_CERT_ALTNAME_INVALID'),
    'its certificate is not one of api.example.com',
    'it must be the name that the certificate is for',
  ],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'].map(
    (code): [string, Error, string, string] => [
      code,
      failed(code),
      'its certificate is signed by nobody whom this machine trusts',
      'NODE_EXTRA_CA_CERTS=authority.pem heed',
    ],
  ),
])('%s is said in words, with advice of its own', (_, cause, what, advice) => {
  const told = unreachable(api, cause)
  expect(told.what).toBe(`Could not reach ${api}: ${what}`)
  expect(told.next[0]).toContain(advice)
  expect(told.next.at(-1)).toBe('To find out what is wrong: heed doctor')
})
