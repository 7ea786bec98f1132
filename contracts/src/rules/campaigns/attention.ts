import type { Training, TrainingList } from '../../entities/campaigns/training.ts'
import { computePercent } from '../scores/rounding.ts'

/** A list is behind if it has completed a smaller share of its delivered lessons, in percent. */
export const behindBelowPercent = 50

export const campaignEndsSoonDays = 7

const dayMs = 86_400_000

export const endsSoon = (end: string | null, now: Date): end is string => {
  const remainingMs = end === null ? 0 : Date.parse(end) - now.getTime()
  return remainingMs > 0 && remainingMs <= campaignEndsSoonDays * dayMs
}

type TrainingCounts = Pick<Training, 'score' | 'total' | 'totalForView' | 'lists'>

/** Completed lessons out of those delivered, in percent; null before the first delivery. */
export const computeDeliveredCompletion = ({
  score,
  totalForView,
}: Pick<TrainingCounts, 'score' | 'totalForView'>): number | null =>
  totalForView > 0 ? Math.min(100, computePercent(score, totalForView)) : null

export interface ListBehind {
  list: TrainingList
  percent: number
}

export function findListsBehind({ total, totalForView, lists }: TrainingCounts): ListBehind[] {
  if (total === 0) return []
  return lists
    .flatMap((list) => {
      // Every list gets the same deliveries, so its share of delivered lessons is the training's.
      const delivered = ((list.total ?? 0) * totalForView) / total
      const percent = computeDeliveredCompletion({ score: list.score ?? 0, totalForView: delivered })
      return percent !== null && percent < behindBelowPercent ? [{ list, percent }] : []
    })
    .toSorted((a, b) => a.percent - b.percent)
}
