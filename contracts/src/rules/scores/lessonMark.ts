import type { TrainingUserDetails } from '../../entities/training.ts'

/** How far one lesson of one person is, from planned to completed. */
export type LessonMark = 'planned' | 'delivered' | 'viewed' | 'completed'

type Lesson = Pick<TrainingUserDetails['subjects'][number], 'delivered' | 'viewed' | 'correct'>

/** Right answers are counted once all questions of a lesson are answered: with them it is completed. */
export function lessonMark({ delivered, viewed, correct }: Lesson): LessonMark {
  if (delivered === null) return 'planned'
  if (correct > 0) return 'completed'
  return viewed === null || viewed === false ? 'delivered' : 'viewed'
}
