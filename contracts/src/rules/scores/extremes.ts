const scored = <T>(all: readonly T[], scoreOf: (one: T) => number | null): { one: T; score: number }[] =>
  all.flatMap((one) => {
    const score = scoreOf(one)
    return score === null ? [] : [{ one, score: Math.round(score) }]
  })

export const findWeakest = <T>(all: readonly T[], scoreOf: (one: T) => number | null): T | undefined =>
  scored(all, scoreOf).toSorted((one, other) => one.score - other.score)[0]?.one

export const findStrongest = <T>(all: readonly T[], scoreOf: (one: T) => number | null): T | undefined =>
  scored(all, scoreOf).toSorted((one, other) => other.score - one.score)[0]?.one
