import { describe, expect, it } from 'vitest'
import type { IntegrationType } from '../../entities/integrationType.ts'
import {
  type ConnectField,
  certificateFileProblem,
  connectProblems,
  secretMask,
  unmasked,
} from './connect.ts'

const azure = { tenant: 't', clientId: 'c', clientSecret: 's' }
const sso = { tenant: 't', cert: 'MIIC', appName: 'Heed', domain: 'example.is' }

describe('a connect form', () => {
  it.each<[IntegrationType, object, ConnectField[]]>([
    ['azure', azure, []],
    ['azure', {}, ['tenant', 'clientId', 'clientSecret']],
    ['azure', { ...azure, clientSecret: '  ' }, ['clientSecret']],
    ['azuresso', sso, []],
    ['azuresso', {}, ['cert', 'appName', 'domain', 'tenant']],
    ['azuresso', { ...sso, cert: 'x'.repeat(4999) }, []],
    ['azuresso', { ...sso, cert: 'x'.repeat(5000) }, ['cert']],
    ['azuresso', { ...sso, cert: 'þ'.repeat(2500) }, ['cert']],
    ['teams', { tenant: 't' }, []],
    ['teams', { tenant: '' }, ['tenant']],
    ['google', {}, ['enabled']],
    ['slack', { welcomeMessage: '0' }, []],
  ])('of %s with %j lacks %j', (type, fields, lacking) => {
    expect(connectProblems(type, fields).map(({ field }) => field)).toEqual(lacking)
  })

  it('says what it asks for', () => {
    expect(connectProblems('teams', {})).toEqual([{ field: 'tenant', message: 'Please enter the tenant ID' }])
    expect(connectProblems('azuresso', { ...sso, cert: 'x'.repeat(9000) })).toEqual([
      { field: 'cert', message: 'The certificate must be smaller than 5000 bytes' },
    ])
  })
})

it.each<[string, number, string | null]>([
  ['heed.cer', 4999, null],
  ['HEED.CER', 1, null],
  ['heed.cer', 5000, "'heed.cer' is too large, please pick a smaller file"],
  ['heed.pem', 100, "'heed.pem' is not a .cer file"],
  ['cer', 100, "'cer' is not a .cer file"],
])('a certificate file %s of %i bytes: %s', (name, size, problem) => {
  expect(certificateFileProblem({ name, size })).toBe(problem)
})

it('the mask of a secret stands for the stored one', () => {
  expect([unmasked(secretMask, 'stored'), unmasked('another', 'stored')]).toEqual(['stored', 'another'])
})
