import type { QuizResult } from '../../domain/trainings/taking/recordLessonResult.ts'
import type { PageContext } from '../learnerPage.ts'
import type { LibraryLesson, PageLesson, TrainingPageData } from './lessonPages.ts'

export interface TrainingSession extends TrainingPageData {
  lesson: PageLesson | undefined
  open(lesson: PageLesson): Promise<PageContext>
  record(lesson: LibraryLesson, quizResult: QuizResult): Promise<PageContext>
}
