import { type StatusCounts, statusWord } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'

export const isBetween = (
  instant: string | null,
  from: string | undefined,
  to: string | undefined,
): boolean =>
  (from === undefined && to === undefined) ||
  (instant !== null &&
    (from === undefined || Date.parse(from) <= Date.parse(instant)) &&
    (to === undefined || Date.parse(instant) <= Date.parse(to)))

export function hasAnyOf<T>(asked: readonly T[] | undefined): (all: readonly T[]) => boolean {
  const wanted = asked && new Set(asked)
  return (all) => wanted === undefined || all.some((one) => wanted.has(one))
}

export function countsOf(rows: readonly Pick<TrainingRow, 'status'>[]): StatusCounts {
  const counts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
  for (const { status } of rows) counts[statusWord(status)] += 1
  return counts
}
