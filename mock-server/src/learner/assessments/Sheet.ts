import type { LibraryQuestion } from '@heed/fixtures/library'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'
import type { AssessmentPageData } from './scenarioPages.ts'

export interface AssessmentSession extends AssessmentPageData {
  position: number
  start(): Promise<AssessmentPageData>
  saveAnswers(scenario: LibraryQuestion, answers: AnswersByBlock): Promise<AssessmentPageData>
  finish(): Promise<AssessmentPageData>
}
