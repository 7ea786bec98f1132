import { describe, expect, it } from 'vitest'
import { addDuration, parseDuration } from './duration.ts'

const addToInstant = (from: string, text: string) => {
  const duration = parseDuration(text)
  return duration && new Date(addDuration(Date.parse(from), duration)).toISOString()
}

describe('moving the clock by a duration', () => {
  it.each([
    ['P7D', '2026-02-09T09:00:00.000Z'],
    ['P2W', '2026-02-16T09:00:00.000Z'],
    ['PT90M', '2026-02-02T10:30:00.000Z'],
    ['P1DT1H1.5S', '2026-02-03T10:00:01.500Z'],
    ['P1Y2M', '2027-04-02T09:00:00.000Z'],
    ['P0D', '2026-02-02T09:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(addToInstant('2026-02-02T09:00:00Z', text)).toBe(expected)
  })

  it("uses the month's last day when the day doesn't exist", () => {
    expect(addToInstant('2026-01-31T09:00:00Z', 'P1M')).toBe('2026-02-28T09:00:00.000Z')
    expect(addToInstant('2024-02-29T09:00:00Z', 'P1Y')).toBe('2025-02-28T09:00:00.000Z')
  })

  it.each(['P999999999Y', 'P300000Y'])('returns infinity for the overlong duration %s', (text) => {
    const duration = parseDuration(text)
    expect(duration && addDuration(0, duration)).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([`P${'9'.repeat(20)}Y`, '', 'P', 'PT', '7D', 'P7', 'P-1D', 'P1D ', 'P1H', 'p1d', 'P1.5D'])(
    'rejects %j as a duration',
    (text) => {
      expect(parseDuration(text)).toBeUndefined()
    },
  )
})
