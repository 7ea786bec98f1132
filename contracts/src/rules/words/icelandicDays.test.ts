import { expect, it } from 'vitest'
import { formatIcelandicDay, formatIcelandicMinutes, formatIcelandicTime } from './icelandicDays.ts'

const instants = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 2 + month, 9, 5)))
const formatWithIntl = (shape: Intl.DateTimeFormatOptions) =>
  instants.map((instant) => new Intl.DateTimeFormat('is', { ...shape, timeZone: 'UTC' }).format(instant))

it("Icelandic dates match Intl's own Icelandic formats", () => {
  expect(instants.map(formatIcelandicDay)).toEqual(formatWithIntl({ dateStyle: 'long' }))
  expect(instants.map(formatIcelandicTime)).toEqual(
    formatWithIntl({ dateStyle: 'medium', timeStyle: 'short' }),
  )
})

it.each([
  [1, '1 mínúta'],
  [2, '2 mínútur'],
  [11, '11 mínútur'],
  [21, '21 mínúta'],
  [111, '111 mínútur'],
])('%s minutes are written as %s', (minutes, text) => {
  expect(formatIcelandicMinutes(minutes)).toBe(text)
})
