import { describe, expect, it } from 'vitest'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const companyId = 101

describe('managers.delete', () => {
  const remove = (email: string) =>
    ({
      operation: 'managers.delete',
      given: [{ state: 'a company' }],
      as: 'admin',
      withRequest: { method: 'DELETE', path: `/companies/101/managers/${email}%40example.is` },
    }) as const

  it('takes the manager away', () =>
    pinCall(
      {
        ...remove('viewer'),
        uponReceiving: 'a manager who goes',
        willRespondWith: { status: 200, body: { success: true } },
      },
      async (client) =>
        expect(await client.managers.delete({ companyId, email: 'viewer@example.is' })).toEqual({
          success: true,
        }),
    ))

  it.each([
    ['stranger', 'notFound', refused.notFound('There is no such admin')],
    ['admin', 'conflict', refused.conflict('You cannot remove yourself')],
  ] as const)('of %s is %s', (who, kind, willRespondWith) =>
    pinCall({ ...remove(who), uponReceiving: `the removal of ${who}`, willRespondWith }, async (client) =>
      expect(client.managers.delete({ companyId, email: `${who}@example.is` })).rejects.toMatchObject({
        kind,
      }),
    ),
  )
})

describe('managers.setBillingManager', () => {
  const choose = (email: string) =>
    ({
      operation: 'managers.setBillingManager',
      given: [{ state: 'a company' }],
      as: 'admin',
      withRequest: {
        method: 'POST',
        path: '/companies/101/managers/set_billing_manager',
        body: { email },
      },
    }) as const

  it('says who gets the bills', () =>
    pinCall(
      {
        ...choose('viewer@example.is'),
        uponReceiving: 'another billing manager',
        willRespondWith: { status: 200, body: { success: true } },
      },
      async (client) =>
        expect(await client.managers.setBillingManager({ companyId, email: 'viewer@example.is' })).toEqual({
          success: true,
        }),
    ))

  it('is refused for who is no manager', () =>
    pinCall(
      {
        ...choose('stranger@example.is'),
        uponReceiving: 'a billing manager who is none',
        willRespondWith: refused.notFound('There is no such admin'),
      },
      async (client) =>
        expect(
          client.managers.setBillingManager({ companyId, email: 'stranger@example.is' }),
        ).rejects.toMatchObject({ kind: 'notFound' }),
    ))
})
