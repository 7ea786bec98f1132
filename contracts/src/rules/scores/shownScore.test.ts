import { expect, it } from 'vitest'
import { getShownScore } from './shownScore.ts'

const since = '2026-03-02T09:00:00.000Z'

it.each([
  [since, 80, 80],
  [true, 80, 80],
  [since, 0, 0],
  [since, null, null],
  [null, 0, null],
  [false, 80, null],
])('started %j with score %j shows the score %j', (started, scorePercent, shown) => {
  expect(getShownScore({ started, scorePercent })).toBe(shown)
})
