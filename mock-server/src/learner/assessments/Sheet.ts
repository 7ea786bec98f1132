import type { LibraryQuestion } from '@heed/fixtures/library'
import type { AnswersByBlock } from '../../domain/assessments/taking/answerByHand.ts'
import type { ScenariosShown } from './scenarioPages.ts'

export interface Sheet extends ScenariosShown {
  place: number
  begin(): Promise<ScenariosShown>
  say(scenario: LibraryQuestion, said: AnswersByBlock): Promise<ScenariosShown>
  finish(): Promise<ScenariosShown>
}
