import type { LibraryQuestion } from '@heed/fixtures/library'
import type { Said } from '../../domain/assessments/taking/answerByHand.ts'
import type { ScenariosShown } from './scenarioPages.ts'

export interface Sheet extends ScenariosShown {
  place: number
  begin(): Promise<ScenariosShown>
  say(scenario: LibraryQuestion, said: Said): Promise<ScenariosShown>
  finish(): Promise<ScenariosShown>
}
