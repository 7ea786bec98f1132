import type { Lms } from '../lms/Lms.ts'
import type { Course } from './Course.ts'
import type { CourseData } from './CourseData.ts'

export interface Screen {
  heading: HTMLElement
  elements: readonly Node[]
  next?: { label: string; onClick: () => void; whyNot?: () => string | undefined }
  findOpenFields?: () => readonly HTMLElement[]
}

export interface ScreenView {
  readonly course: Course
  readonly words: CourseData['words']
  start(): void
  showStep(stepIndex: number): void
  report(): void
  answered: Lms['answered']
  close(): void
  update(): void
}
