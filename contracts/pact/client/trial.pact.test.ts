import { describe, expect, it } from 'vitest'
import type { Client } from '../../src/index.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

interface Registration {
  managerEmail: string
  recaptchaToken: string
  name?: string
}

describe.each([
  {
    operation: 'trial.registerManager',
    path: '/auth/manager/trial/new',
    register: (client: Client, registration: Registration) => client.trial.registerManager(registration),
  },
  {
    operation: 'trial.registerFreemium',
    path: '/freemium/test3',
    register: (client: Client, registration: Registration) => client.trial.registerFreemium(registration),
  },
] as const)('$operation', ({ operation, path, register }) => {
  const registering = (body: Registration) =>
    ({
      operation,
      given: [{ state: 'a company' }],
      as: 'nobody',
      withRequest: { method: 'POST', path, body },
    }) as const
  const fresh = { managerEmail: 'new@example.is', recaptchaToken: 'demo' }

  it('registers a new address', () =>
    pinCall(
      {
        ...registering(fresh),
        uponReceiving: 'a new address',
        willRespondWith: { status: 200, body: { result: true } },
      },
      async (client) => expect(await register(client, fresh)).toEqual({ result: true }),
    ))

  it('sends a sign-in mail to who has an account', () => {
    const known = { ...fresh, managerEmail: 'admin@example.is' }
    return pinCall(
      {
        ...registering(known),
        uponReceiving: 'an address with an account',
        willRespondWith: { status: 200, body: { result: 'email' } },
      },
      async (client) => expect(await register(client, known)).toEqual({ result: 'email' }),
    )
  })

  it('asks for another bot check', () => {
    const failing = { ...fresh, recaptchaToken: 'fail' }
    return pinCall(
      {
        ...registering(failing),
        given: [{ state: 'a company' }, { state: 'the bot check refuses', params: { token: 'fail' } }],
        uponReceiving: 'a token that the bot check refuses',
        willRespondWith: { status: 200, body: { result: false } },
      },
      async (client) => expect(await register(client, failing)).toEqual({ result: false }),
    )
  })

  it('names the field that is no address', () => {
    const wrong = { ...fresh, managerEmail: 'anna' }
    return pinCall(
      {
        ...registering(wrong),
        uponReceiving: 'what is no address',
        willRespondWith: refused.invalid({ managerEmail: 'Please enter your work email' }),
      },
      async (client) =>
        expect(register(client, wrong)).rejects.toMatchObject({
          kind: 'validation',
          fields: { managerEmail: 'Please enter your work email' },
        }),
    )
  })

  it('shows the text of a server that fails', () =>
    pinCall(
      {
        ...registering(fresh),
        given: [
          { state: 'a company' },
          { state: 'the server fails', params: { status: 503, message: 'Down' } },
        ],
        uponReceiving: 'a new address while the server fails',
        willRespondWith: refused.failing(503, 'Down'),
      },
      async (client) =>
        expect(register(client, fresh)).rejects.toMatchObject({ kind: 'server', message: 'Down' }),
    ))
})

describe('trial.registerFreemium', () => {
  it('takes a name along, and needs no bot check', () =>
    pinCall(
      {
        operation: 'trial.registerFreemium',
        given: [{ state: 'a company' }],
        as: 'nobody',
        uponReceiving: 'a new address with a name',
        withRequest: {
          method: 'POST',
          path: '/freemium/test3',
          body: { managerEmail: 'new@example.is', name: 'Nína' },
        },
        willRespondWith: { status: 200, body: { result: true } },
      },
      async (client) => {
        const answer = await client.trial.registerFreemium({ managerEmail: 'new@example.is', name: 'Nína' })
        expect(answer.result).toBe(true)
      },
    ))
})
