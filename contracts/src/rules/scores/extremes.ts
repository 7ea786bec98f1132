const scoreItems = <T>(
  items: readonly T[],
  getScore: (item: T) => number | null,
): { one: T; score: number }[] =>
  items.flatMap((item) => {
    const score = getScore(item)
    return score === null ? [] : [{ one: item, score: Math.round(score) }]
  })

export const findWeakest = <T>(items: readonly T[], getScore: (item: T) => number | null): T | undefined =>
  scoreItems(items, getScore).toSorted((a, b) => a.score - b.score)[0]?.one

export const findStrongest = <T>(items: readonly T[], getScore: (item: T) => number | null): T | undefined =>
  scoreItems(items, getScore).toSorted((a, b) => b.score - a.score)[0]?.one
