import type { QuizResult } from '../../domain/trainings/taking/takeLesson.ts'
import type { Surroundings } from '../learnerPage.ts'
import type { LessonShown, LessonsShown, LibraryLesson } from './lessonPages.ts'

export interface Classroom extends LessonsShown {
  lesson: LessonShown | undefined
  open(lesson: LessonShown): Promise<Surroundings>
  record(lesson: LibraryLesson, answered: QuizResult): Promise<Surroundings>
}
