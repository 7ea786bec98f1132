import { expect, it } from 'vitest'
import {
  addExpiryToName,
  computeExpiry,
  hasExpired,
  parseExpiry,
  parseOverlapMs,
  removeExpiryFromName,
} from './expiry.ts'

const end = new Date('2026-11-29T17:05:00Z')

it.each(['Payroll', '', 'Þróun (until now)', '😀'.repeat(50), 'x'.repeat(100)])(
  'adds an end time to the name %j within the length limit',
  (name) => {
    const kept = addExpiryToName(name, end)
    expect(kept.length).toBeLessThanOrEqual(100)
    expect(kept.endsWith('(until 2026-11-29 17:05 UTC)')).toBe(true)
    expect(parseExpiry(kept)).toEqual(end)
    expect(name.startsWith(removeExpiryFromName(kept))).toBe(true)
    expect(addExpiryToName(kept, new Date('2027-01-01T00:00:00Z'))).toBe(
      addExpiryToName(removeExpiryFromName(kept), new Date('2027-01-01T00:00:00Z')),
    )
  },
)

it.each(['Payroll', '', 'Payroll (until 2026-11-29)', 'Payroll (until 2026-19-39 99:99 UTC)'])(
  'finds no end time in the name %j',
  (name) => {
    expect([parseExpiry(name), hasExpired(name, end)]).toEqual([null, false])
  },
)

it("a key's end is rounded up to the minute, so it never expires early", () => {
  const asked = new Date('2026-11-28T17:04:12.500Z')
  expect(computeExpiry(asked, parseOverlapMs('24h'))).toEqual(end)
  const name = addExpiryToName('Payroll', end)
  expect(hasExpired(name, new Date(end.getTime() - 1))).toBe(false)
  expect(hasExpired(name, end)).toBe(true)
})

it.each<[string, number]>([
  ['1h', 3_600_000],
  ['24h', 86_400_000],
  ['7d', 604_800_000],
])('parses %s as an overlap', (typed, milliseconds) => {
  expect(parseOverlapMs(typed)).toBe(milliseconds)
})

it.each(['', '0h', '24', 'h', '1.5h', '-1h', '1000d', '24 h'])('rejects %j as an overlap', (typed) => {
  expect(() => parseOverlapMs(typed)).toThrow('It must be a number of hours or days')
})
