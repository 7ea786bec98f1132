import * as z from 'zod/mini'
import { Ok, text } from '../../entities/primitives.ts'
import { post } from '../declarations/declare.ts'

const AnalyticsName = text(1, 100)

/** Length of the JSON in characters; limited because no sign-in is needed. */
const eventDataMaxLength = 4_000
const eventData = z.optional(
  z
    .record(z.string(), z.unknown())
    .check(
      z.refine(
        (value) => JSON.stringify(value).length <= eventDataMaxLength,
        `Must not be longer than ${eventDataMaxLength} characters`,
      ),
    ),
)

const valueMax = 1e12

export const analytics = {
  saveEvent: post('/analytics/event', {
    summary: 'Report a usage event',
    section: 'S0 section 7',
    who: 'public',
    body: z.object({ event: AnalyticsName, data: eventData }),
    answer: Ok,
  }),
  saveMetric: post('/analytics/metric', {
    summary: 'Report a measurement',
    section: 'S0 section 7',
    who: 'public',
    body: z.object({
      name: AnalyticsName,
      value: z.number().check(z.gte(0), z.lte(valueMax)),
      data: eventData,
    }),
    answer: Ok,
  }),
}
