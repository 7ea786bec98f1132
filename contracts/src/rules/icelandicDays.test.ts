import { expect, it } from 'vitest'
import { icelandicDay, icelandicTime } from './icelandicDays.ts'

const instants = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 2 + month, 9, 5)))
const known = (shape: Intl.DateTimeFormatOptions) =>
  instants.map((instant) => new Intl.DateTimeFormat('is', { ...shape, timeZone: 'UTC' }).format(instant))

it('writes each month as it is written where Icelandic is known', () => {
  expect(instants.map(icelandicDay)).toEqual(known({ dateStyle: 'long' }))
  expect(instants.map(icelandicTime)).toEqual(known({ dateStyle: 'medium', timeStyle: 'short' }))
})
