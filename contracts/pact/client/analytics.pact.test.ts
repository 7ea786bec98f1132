import { rejections } from '../files/refusals.ts'
import { testClientPins } from './pins.ts'

testClientPins([
  {
    pin: 'analytics.saveEvent: an event',
    as: 'nobody',
    request: 'POST /analytics/event',
    body: { event: 'signup_form_view' },
    answer: { success: true },
    do: (client) => client.analytics.saveEvent({ event: 'signup_form_view' }),
  },
  {
    pin: 'analytics.saveEvent: an event without a name',
    as: 'nobody',
    request: 'POST /analytics/event',
    body: { event: '' },
    fails: rejections.invalid({ event: 'Must be 1 to 100 characters' }),
    do: (client) => client.analytics.saveEvent({ event: '' }),
  },
  {
    pin: 'analytics.saveMetric: a metric',
    as: 'nobody',
    request: 'POST /analytics/metric',
    body: { name: 'first_paint', value: 732.5 },
    answer: { success: true },
    do: (client) => client.analytics.saveMetric({ name: 'first_paint', value: 732.5 }),
  },
])
