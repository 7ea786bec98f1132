import { describe, expect, test } from 'vitest'
import { Dates } from './dates.ts'

const berlin = new Dates('Europe/Berlin')

describe('dates', () => {
  test('are shown as MMM DD, YYYY', () => {
    expect(berlin.date('2026-03-01T12:00:00Z')).toBe('Mar 01, 2026')
  })

  test('are those of the zone, not of Greenwich', () => {
    expect(berlin.dateTime('2026-02-28T23:30:00Z')).toBe('Mar 01, 2026 00:30')
    expect(new Dates('America/New_York').dateTime('2026-03-01T01:30:00Z')).toBe('Feb 28, 2026 20:30')
  })

  test('say the zone, with the distance that holds on that day', () => {
    expect(berlin.withZone('2026-01-15T09:00:00Z')).toBe('Jan 15, 2026 10:00 (Europe/Berlin, GMT+1)')
    expect(berlin.withZone('2026-07-15T09:00:00Z')).toBe('Jul 15, 2026 11:00 (Europe/Berlin, GMT+2)')
    expect(new Dates('Atlantic/Reykjavik').zoneAt('2026-07-15T09:00:00Z')).toBe('Atlantic/Reykjavik, GMT+0')
    expect(new Dates('Asia/Kolkata').zoneAt(null)).toBe('Asia/Kolkata')
  })

  test.each([null, undefined, '', 'not a date'])('show nothing for %j', (instant) => {
    expect([berlin.date(instant), berlin.withZone(instant)]).toEqual(['', ''])
  })
})
