import type { TrainingUserDetails } from '../../entities/campaigns/training.ts'

/** A lesson is completed when `correct` is set, after all its questions have been answered correctly. */
export type LessonState = 'planned' | 'bounced' | 'delivered' | 'viewed' | 'completed'

type Lesson = Pick<TrainingUserDetails['subjects'][number], 'delivered' | 'bounced' | 'viewed' | 'correct'>

export function getLessonState({ delivered, bounced = null, viewed, correct }: Lesson): LessonState {
  if (delivered === null) return bounced === null ? 'planned' : 'bounced'
  if (correct > 0) return 'completed'
  return viewed === null || viewed === false ? 'delivered' : 'viewed'
}
