import { expect, it } from 'vitest'
import { findStrongest, findWeakest } from './extremes.ts'

const score = ({ score: own }: { score: number | null }) => own
const createScores = (...all: (number | null)[]) => all.map((own, at) => ({ at, score: own }))

it.each([
  [createScores(60, 46, 81), 1, 2],
  [createScores(null, 46, null), 1, 1],
  [createScores(0, null, 0), 0, 0],
  // 46.4 and 45.6 are both shown as 46.
  [createScores(46.4, 45.6, 46.4), 0, 0],
  [createScores(null), undefined, undefined],
  [[], undefined, undefined],
])('the weakest of %j is at %s, the strongest at %s', (all, weakest, strongest) => {
  expect([findWeakest(all, score)?.at, findStrongest(all, score)?.at]).toEqual([weakest, strongest])
})
