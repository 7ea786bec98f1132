/** Those that have a score, as it is shown; the first of equal ones stays before the others. */
const scored = <T>(all: readonly T[], scoreOf: (one: T) => number | null): { one: T; score: number }[] =>
  all.flatMap((one) => {
    const score = scoreOf(one)
    return score === null ? [] : [{ one, score: Math.round(score) }]
  })

/** The weakest of several, wherever that word stands: the lowest score; undefined while none has one. */
export const weakestOf = <T>(all: readonly T[], scoreOf: (one: T) => number | null): T | undefined =>
  scored(all, scoreOf).toSorted((one, other) => one.score - other.score)[0]?.one

/** The strongest of several: the highest score; undefined while none has one. */
export const strongestOf = <T>(all: readonly T[], scoreOf: (one: T) => number | null): T | undefined =>
  scored(all, scoreOf).toSorted((one, other) => other.score - one.score)[0]?.one
