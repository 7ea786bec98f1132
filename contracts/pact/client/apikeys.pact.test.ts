import { describe, expect, it } from 'vitest'
import { eachLike, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const companyId = 101
const key = { state: 'an API key', params: { apiKeyId: 31, name: 'Payroll' } } as const
const missing = 'There is no such API key'

describe('apikeys.list', () => {
  const list = {
    operation: 'apikeys.list',
    withRequest: { method: 'GET', path: '/companies/101/apikeys' },
  } as const

  it('answers the keys with their values', () =>
    pinCall(
      {
        ...list,
        given: [{ state: 'a company' }, key],
        as: 'admin',
        uponReceiving: 'the keys of a company',
        willRespondWith: {
          status: 200,
          body: { apikeys: eachLike({ id: 31, name: 'Payroll', value: string('hk_example') }) },
        },
      },
      async (client) =>
        expect(await client.apikeys.list({ companyId })).toMatchObject({
          apikeys: [{ id: 31, name: 'Payroll' }],
        }),
    ))

  it('answers no keys', () =>
    pinCall(
      {
        ...list,
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'the keys of a company that has none',
        willRespondWith: { status: 200, body: { apikeys: [] } },
      },
      async (client) => expect(await client.apikeys.list({ companyId })).toEqual({ apikeys: [] }),
    ))

  it('is refused to a viewer', () =>
    pinCall(
      {
        ...list,
        given: [{ state: 'a company' }],
        as: 'viewer',
        uponReceiving: 'the keys, asked for by a viewer',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(client.apikeys.list({ companyId })).rejects.toMatchObject({ kind: 'forbidden' }),
    ))
})

describe('apikeys.create', () => {
  it('answers the key with its value', () =>
    pinCall(
      {
        operation: 'apikeys.create',
        given: [{ state: 'a company' }],
        as: 'admin',
        uponReceiving: 'a new key',
        withRequest: { method: 'POST', path: '/companies/101/apikeys', body: { name: 'Payroll' } },
        willRespondWith: {
          status: 200,
          body: { id: integer(31), name: 'Payroll', value: string('hk_example') },
        },
      },
      async (client) =>
        expect(await client.apikeys.create({ companyId, name: 'Payroll' })).toMatchObject({
          name: 'Payroll',
        }),
    ))
})

describe('apikeys.rename', () => {
  const rename = (apiKeyId: number, name: string) =>
    ({
      operation: 'apikeys.rename',
      given: [{ state: 'a company' }, key],
      as: 'admin',
      withRequest: { method: 'PUT', path: `/companies/101/apikeys/${apiKeyId}`, body: { name } },
    }) as const

  it('answers the key by its new name', () =>
    pinCall(
      {
        ...rename(31, 'Wages'),
        uponReceiving: 'another name',
        willRespondWith: { status: 200, body: { id: 31, name: 'Wages', value: string('hk_example') } },
      },
      async (client) =>
        expect(await client.apikeys.rename({ companyId, apiKeyId: 31, name: 'Wages' })).toMatchObject({
          name: 'Wages',
        }),
    ))

  it('says that a name is needed', () =>
    pinCall(
      {
        ...rename(31, ''),
        uponReceiving: 'no name',
        willRespondWith: refused.invalid({ name: 'You need to enter some information to save' }),
      },
      async (client) =>
        expect(client.apikeys.rename({ companyId, apiKeyId: 31, name: '' })).rejects.toMatchObject({
          kind: 'validation',
        }),
    ))

  it('says that the key is gone', () =>
    pinCall(
      {
        ...rename(32, 'Wages'),
        uponReceiving: 'another name of a key that is gone',
        willRespondWith: refused.notFound(missing),
      },
      async (client) =>
        expect(client.apikeys.rename({ companyId, apiKeyId: 32, name: 'Wages' })).rejects.toMatchObject({
          kind: 'notFound',
          message: missing,
        }),
    ))
})

describe('apikeys.delete', () => {
  const remove = (apiKeyId: number) =>
    ({
      operation: 'apikeys.delete',
      given: [{ state: 'a company' }, key],
      as: 'admin',
      withRequest: { method: 'DELETE', path: `/companies/101/apikeys/${apiKeyId}` },
    }) as const

  it('deletes', () =>
    pinCall(
      {
        ...remove(31),
        uponReceiving: 'a key that goes',
        willRespondWith: { status: 200, body: { success: true } },
      },
      async (client) =>
        expect(await client.apikeys.delete({ companyId, apiKeyId: 31 })).toEqual({ success: true }),
    ))

  it('says that the key is gone', () =>
    pinCall(
      {
        ...remove(32),
        uponReceiving: 'a key that is gone already',
        willRespondWith: refused.notFound(missing),
      },
      async (client) =>
        expect(client.apikeys.delete({ companyId, apiKeyId: 32 })).rejects.toMatchObject({
          kind: 'notFound',
        }),
    ))
})
