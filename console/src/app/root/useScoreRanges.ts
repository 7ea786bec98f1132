import { useMemo } from 'react'
import type { ScoreRange } from '../../ui/figures/score.ts'
import { useRoot } from './RootContext.tsx'

/** The company's own colours override the platform's (F-5). Call inside an observer. */
export function useScoreRanges(): readonly ScoreRange[] {
  const { value } = useRoot().branding
  const ranges = value?.assessmentScoreRanges
  return useMemo(
    () =>
      [...(ranges?.company ?? []), ...(ranges?.global ?? [])].map(({ from_score, to_score, color }) => ({
        from: from_score,
        to: to_score,
        color,
      })),
    [ranges],
  )
}
