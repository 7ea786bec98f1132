import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { IntegrationType } from '../../entities/companies/integrationType.ts'
import { certificateBytesLimit } from '../../entities/limits.ts'
import {
  type ConnectField,
  findConnectProblems,
  getCertificateBytesProblem,
  getCertificateFileProblem,
  getCertificateProblem,
  restoreSecret,
  secretMask,
} from './connect.ts'

const azure = { tenant: 't', clientId: 'c', clientSecret: 's' }
const sso = { tenant: 't', cert: 'MIIC', appName: 'Heed', domain: 'example.is' }

describe('connectProblems', () => {
  it.each<[IntegrationType, object, ConnectField[]]>([
    ['azure', azure, []],
    ['azure', {}, ['tenant', 'clientId', 'clientSecret']],
    ['azure', { ...azure, clientSecret: '  ' }, ['clientSecret']],
    ['azuresso', sso, []],
    ['azuresso', {}, ['cert', 'appName', 'domain', 'tenant']],
    ['azuresso', { ...sso, cert: '.'.repeat(4999) }, []],
    ['azuresso', { ...sso, cert: '.'.repeat(5000) }, ['cert']],
    ['azuresso', { ...sso, cert: 'þ'.repeat(2500) }, ['cert']],
    ['azuresso', { ...sso, domain: 'mail.norðurljós.is' }, []],
    ['azuresso', { ...sso, domain: 'https://example.is/x' }, ['domain']],
    ['azuresso', { ...sso, domain: 'asa@example.is' }, ['domain']],
    ['azuresso', { ...sso, domain: 'example' }, ['domain']],
    ['teams', { tenant: 't' }, []],
    ['teams', { tenant: '' }, ['tenant']],
    ['google', {}, ['enabled']],
    ['slack', { welcomeMessage: '0' }, []],
  ])('checks a %s form with %j and reports the fields %j', (type, fields, lacking) => {
    expect(findConnectProblems(type, fields).map(({ field }) => field)).toEqual(lacking)
  })

  it('says which value is missing or too large', () => {
    expect(findConnectProblems('teams', {})).toEqual([
      { field: 'tenant', message: 'Please enter the tenant ID' },
    ])
    expect(findConnectProblems('azuresso', { ...sso, cert: 'x'.repeat(9000) })).toEqual([
      { field: 'cert', message: 'The certificate must be smaller than 5000 bytes' },
    ])
  })
})

const base64 = (bytes: number) => `${btoa('x'.repeat(bytes)).replace(/.{64}/g, '$&\n')}\n`
const pem = (bytes: number) => `-----BEGIN CERTIFICATE-----\n${base64(bytes)}-----END CERTIFICATE-----\n`

it.each([
  ['of 4,999 bytes, not counting its PEM encoding', pem(4999), null],
  ['of 5,000 bytes', pem(5000), 'The certificate must be smaller than 5000 bytes'],
  ['of 4,999 bytes in plain base64', base64(4999), null],
  ['of 5,000 bytes in plain base64', base64(5000), 'The certificate must be smaller than 5000 bytes'],
  [
    'that is actually a private key',
    '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----',
    'This is a private key, not a certificate; keep it on your server',
  ],
  [
    'followed by a private key',
    `${pem(100)}-----BEGIN PRIVATE KEY-----`,
    'This is a private key, not a certificate; keep it on your server',
  ],
  [
    'that is actually a web page',
    '\n<!doctype html><title>404</title>',
    'This is a web page, not a certificate',
  ],
])('checks a certificate %s', (_, cert, problem) => {
  expect(getCertificateProblem(cert)).toBe(problem)
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const ellipticCurveKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

it.each([
  ['PKCS #8', rsa.export({ format: 'der', type: 'pkcs8' })],
  ['PKCS #1', rsa.export({ format: 'der', type: 'pkcs1' })],
  ['SEC 1', ellipticCurveKey.export({ format: 'der', type: 'sec1' })],
  ['PEM', Buffer.from(rsa.export({ format: 'pem', type: 'pkcs8' }))],
])('a private key in %s is recognized', (_, bytes) => {
  expect(getCertificateBytesProblem(bytes)).toMatch(/^This is a private key/)
})

it('the size limit for DER certificates counts bytes, not decoded characters', () => {
  const head = [0x30, 0x82, 0x13, 0x00, 0x30, 0x82, 0x12, 0x00]
  const der = Uint8Array.from({ length: certificateBytesLimit - 1 }, (_, at) => head[at] ?? 0xff)
  expect(getCertificateBytesProblem(der)).toBeNull()
})

it.each<[string, number, string | null]>([
  ['heed.cer', 4999, null],
  ['HEED.CER', 1, null],
  ['heed.cer', 5000, "'heed.cer' is too large, please pick a smaller file"],
  ['heed.pem', 100, "'heed.pem' is not a .cer file"],
  ['cer', 100, "'cer' is not a .cer file"],
])('a certificate file %s of %i bytes gives the problem %s', (name, size, problem) => {
  expect(getCertificateFileProblem({ name, size })).toBe(problem)
})

it('the mask of a secret restores the stored one', () => {
  expect([restoreSecret(secretMask, 'stored'), restoreSecret('another', 'stored')]).toEqual([
    'stored',
    'another',
  ])
})
