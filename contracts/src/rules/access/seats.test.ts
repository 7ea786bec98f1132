import { expect, test } from 'vitest'
import { getSeatShortage } from './seats.ts'

test.each([
  [0, 0, null],
  [94, 100, null],
  [95, 100, 'nearlyUsed'],
  [100, 100, 'used'],
  [101, 100, 'over'],
])('%i employees in %i seats: %s', (users_total, users_available, wanted) => {
  expect(getSeatShortage({ users_total, users_available })).toBe(wanted)
})
