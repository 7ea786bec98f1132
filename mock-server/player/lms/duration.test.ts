import { expect, it } from 'vitest'
import { formatClockDuration, formatIsoDuration } from './duration.ts'

it.each([
  [0, 'PT0S', '0000:00:00'],
  [3.456, 'PT3.46S', '0000:00:03'],
  [60, 'PT1M0S', '0000:01:00'],
  [59.999, 'PT1M0S', '0000:00:59'],
  [3661.5, 'PT1H1M1.5S', '0001:01:01'],
  [360_000, 'PT100H0M0S', '0100:00:00'],
])('%d seconds are %s as an ISO duration or %s as clock time', (seconds, iso, clock) => {
  expect([formatIsoDuration(seconds), formatClockDuration(seconds)]).toEqual([iso, clock])
})
