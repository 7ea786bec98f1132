import { describe, expect, it } from 'vitest'
import { boolean, instant } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const companyId = 101

describe('managers.create', () => {
  const newcomer = { name: 'Sól Ey', email: 'sol@example.is', role: 2, sendWelcome: true } as const
  const create = (body: object) =>
    ({
      operation: 'managers.create',
      given: [{ state: 'a company' }],
      as: 'admin',
      withRequest: { method: 'POST', path: '/companies/101/managers', body },
    }) as const

  it('answers the manager', () =>
    pinCall(
      {
        ...create(newcomer),
        uponReceiving: 'a viewer who is welcomed',
        willRespondWith: {
          status: 200,
          body: {
            success: true,
            manager: {
              email: 'sol@example.is',
              name: 'Sól Ey',
              role: 2,
              created: instant(),
              billing: boolean(false),
            },
          },
        },
      },
      async (client) =>
        expect(await client.managers.create({ companyId, ...newcomer })).toMatchObject({
          manager: { email: 'sol@example.is' },
        }),
    ))

  it('names what is missing', () =>
    pinCall(
      {
        ...create({ name: '', email: 'sol', role: 2 }),
        uponReceiving: 'nobody in particular',
        willRespondWith: refused.invalid({
          name: 'Please enter name of the admin',
          email: 'Please enter a correct work email',
        }),
      },
      async (client) =>
        expect(client.managers.create({ companyId, name: '', email: 'sol', role: 2 })).rejects.toMatchObject({
          fields: { name: 'Please enter name of the admin', email: 'Please enter a correct work email' },
        }),
    ))

  it('says that the person is an admin already', () => {
    const known = { name: 'Villi', email: 'viewer@example.is', role: 1 } as const
    return pinCall(
      {
        ...create(known),
        uponReceiving: 'somebody who is an admin already',
        willRespondWith: refused.conflict('viewer@example.is is an admin of the company already'),
      },
      async (client) =>
        expect(client.managers.create({ companyId, ...known })).rejects.toMatchObject({ kind: 'conflict' }),
    )
  })

  it('is refused to a viewer', () =>
    pinCall(
      {
        ...create(newcomer),
        as: 'viewer',
        uponReceiving: 'a manager made by a viewer',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(client.managers.create({ companyId, ...newcomer })).rejects.toMatchObject({
          kind: 'forbidden',
        }),
    ))
})

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
