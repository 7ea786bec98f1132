import type { TrainingUserDetails } from '../../entities/training.ts'

/** How far one lesson of one person is, from planned to completed. */
export type LessonMark = 'planned' | 'bounced' | 'delivered' | 'viewed' | 'completed'

type Lesson = Pick<TrainingUserDetails['subjects'][number], 'delivered' | 'bounced' | 'viewed' | 'correct'>

/** Right answers are counted once all questions of a lesson are answered: with them it is completed. */
export function lessonMark({ delivered, bounced = null, viewed, correct }: Lesson): LessonMark {
  if (delivered === null) return bounced === null ? 'planned' : 'bounced'
  if (correct > 0) return 'completed'
  return viewed === null || viewed === false ? 'delivered' : 'viewed'
}
