import { expect, it } from 'vitest'
import { endAfter, endOf, hasEnded, nameUntil, nameWithoutEnd, overlapTime } from './expiry.ts'

const end = new Date('2026-11-29T17:05:00Z')

it.each(['Payroll', '', 'Þróun (until now)', '😀'.repeat(50), 'x'.repeat(100)])(
  'writes an end behind the name %j, within what a name may hold',
  (name) => {
    const kept = nameUntil(name, end)
    expect(kept.length).toBeLessThanOrEqual(100)
    expect(kept.endsWith('(until 2026-11-29 17:05 UTC)')).toBe(true)
    expect(endOf(kept)).toEqual(end)
    expect(name.startsWith(nameWithoutEnd(kept))).toBe(true)
    expect(nameUntil(kept, new Date('2027-01-01T00:00:00Z'))).toBe(
      nameUntil(nameWithoutEnd(kept), new Date('2027-01-01T00:00:00Z')),
    )
  },
)

it.each(['Payroll', '', 'Payroll (until 2026-11-29)', 'Payroll (until 2026-19-39 99:99 UTC)'])(
  'reads no end in the name %j',
  (name) => {
    expect([endOf(name), hasEnded(name, end)]).toEqual([null, false])
  },
)

it('ends on the minute, and never before its time is over', () => {
  const asked = new Date('2026-11-28T17:04:12.500Z')
  expect(endAfter(asked, overlapTime('24h'))).toEqual(end)
  const name = nameUntil('Payroll', end)
  expect(hasEnded(name, new Date(end.getTime() - 1))).toBe(false)
  expect(hasEnded(name, end)).toBe(true)
})

it.each<[string, number]>([
  ['1h', 3_600_000],
  ['24h', 86_400_000],
  ['7d', 604_800_000],
])('reads %s as that long', (typed, milliseconds) => {
  expect(overlapTime(typed)).toBe(milliseconds)
})

it.each(['', '0h', '24', 'h', '1.5h', '-1h', '1000d', '24 h'])('reads no time in %j', (typed) => {
  expect(() => overlapTime(typed)).toThrow('It must be hours or days')
})
