// @vitest-environment node
import { eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { ApiKeysStore } from './ApiKeysStore.ts'

const path = '/companies/101/apikeys'
const given = { 'an API key': { apiKeyId: 31, name: 'Payroll' } } as const
const value = string('hk_0123456789abcdefghijklmnopqrstuvwxyz')
const makeListRow = (pin: `apikeys.list: ${string}`) =>
  ({
    pin,
    request: `GET ${path}`,
    answer: { apikeys: eachLike({ id: integer(31), name: string('Payroll'), value }) },
  }) as const
const getApiKeysStore = (company: CompanyStores) => company.getStore(ApiKeysStore)
const expectNoResult = (_: unknown, done: unknown) => expect(done).toBeUndefined()

testCompanyPins([
  {
    ...makeListRow('apikeys.list: the keys of a company'),
    given,
    do: (company) => getApiKeysStore(company).list.load(),
    reads: (company) => expect(getApiKeysStore(company).list.rows[0]?.name).toBe('Payroll'),
  },
  {
    pin: 'apikeys.list: no keys',
    request: `GET ${path}`,
    answer: { apikeys: [] },
    do: (company) => getApiKeysStore(company).list.load(),
    reads: (company) => expect(getApiKeysStore(company).list.total).toBe(0),
  },
  {
    pin: 'apikeys.list: keys that a viewer asks for',
    as: 'viewer',
    request: `GET ${path}`,
    fails: rejections.forbidden("You don't have permission to do this"),
    do: (company) => getApiKeysStore(company).list.load(),
    reads: (company) =>
      expect(getApiKeysStore(company).list.error).toBe("You don't have permission to do this"),
  },
  {
    pin: 'apikeys.create: a key with a name',
    request: `POST ${path}`,
    body: { name: 'Sync' },
    answer: { id: integer(32), name: 'Sync', value },
    beside: [{ ...makeListRow('apikeys.list: the keys with a new one'), given }],
    do: (company) => getApiKeysStore(company).create('Sync'),
    reads: { name: 'Sync' },
  },
  {
    pin: 'apikeys.rename: another name for a key',
    given,
    request: `PUT ${path}/31`,
    body: { name: 'Wages' },
    answer: { id: 31, name: 'Wages', value },
    do: (company) => getApiKeysStore(company).rename(31, 'Wages'),
    reads: expectNoResult,
  },
  {
    pin: 'apikeys.rename: a name of nothing',
    given,
    request: `PUT ${path}/31`,
    body: { name: '' },
    fails: rejections.invalid({ name: 'You need to enter some information to save' }),
    do: (company) => getApiKeysStore(company).rename(31, ''),
  },
  {
    pin: 'apikeys.delete: a key that goes',
    given,
    request: `DELETE ${path}/31`,
    answer: { success: true },
    beside: [
      { pin: 'apikeys.list: the keys after one went', request: `GET ${path}`, answer: { apikeys: [] } },
    ],
    do: (company) => getApiKeysStore(company).remove(31),
    reads: expectNoResult,
  },
  {
    pin: 'apikeys.delete: a key that is gone',
    request: `DELETE ${path}/99`,
    fails: rejections.notFound('There is no such API key'),
    beside: [
      {
        pin: 'apikeys.list: the keys after one was not there',
        request: `GET ${path}`,
        answer: { apikeys: [] },
      },
    ],
    do: (company) => getApiKeysStore(company).remove(99),
  },
])
