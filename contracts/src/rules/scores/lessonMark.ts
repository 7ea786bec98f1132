import type { TrainingUserDetails } from '../../entities/campaigns/training.ts'

/** `correct` is set only after all questions are answered, which also completes the lesson. */
export type LessonMark = 'planned' | 'bounced' | 'delivered' | 'viewed' | 'completed'

type Lesson = Pick<TrainingUserDetails['subjects'][number], 'delivered' | 'bounced' | 'viewed' | 'correct'>

export function lessonMark({ delivered, bounced = null, viewed, correct }: Lesson): LessonMark {
  if (delivered === null) return bounced === null ? 'planned' : 'bounced'
  if (correct > 0) return 'completed'
  return viewed === null || viewed === false ? 'delivered' : 'viewed'
}
