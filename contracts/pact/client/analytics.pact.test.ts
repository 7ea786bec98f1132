import { expect, it } from 'vitest'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

const facts = { given: [{ state: 'a company' }], as: 'nobody' } as const
const done = { status: 200, body: { success: true } }

it('an event is taken from anybody', () =>
  pinCall(
    {
      ...facts,
      operation: 'analytics.saveEvent',
      uponReceiving: 'an event',
      withRequest: { method: 'POST', path: '/analytics/event', body: { event: 'signup_form_view' } },
      willRespondWith: done,
    },
    async (client) =>
      expect(await client.analytics.saveEvent({ event: 'signup_form_view' })).toEqual({ success: true }),
  ))

it('a metric is taken from anybody', () =>
  pinCall(
    {
      ...facts,
      operation: 'analytics.saveMetric',
      uponReceiving: 'a metric',
      withRequest: { method: 'POST', path: '/analytics/metric', body: { name: 'first_paint', value: 732.5 } },
      willRespondWith: done,
    },
    async (client) =>
      expect(await client.analytics.saveMetric({ name: 'first_paint', value: 732.5 })).toEqual({
        success: true,
      }),
  ))

it('an event without a name is refused', () =>
  pinCall(
    {
      ...facts,
      operation: 'analytics.saveEvent',
      uponReceiving: 'an event without a name',
      withRequest: { method: 'POST', path: '/analytics/event', body: { event: '' } },
      willRespondWith: refused.invalid({ event: 'Must be 1 to 100 characters' }),
    },
    async (client) =>
      expect(client.analytics.saveEvent({ event: '' })).rejects.toMatchObject({ kind: 'validation' }),
  ))
