import { type BlockAnswer, computeScores, isBlockComplete } from '@heed/contracts'
import type { AnswerRow, AssessmentRow, ResultRow } from '@heed/fixtures'
import type { LibraryQuestion } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { recordActivity } from '../../tracking/noteActivity.ts'
import { updateStatus } from '../delivery/advance.ts'

export type AnswersByBlock = Readonly<Record<string, BlockAnswer>>

export const findUnansweredBlocks = ({ blocks }: LibraryQuestion, blockAnswers: AnswersByBlock): string[] =>
  blocks.filter((block) => !isBlockComplete(block, blockAnswers[block.id])).map(({ id }) => id)

/** A manual answer cancels the simulated behaviour; reminders don't restart the simulation. */
export function recordManualStart(world: World, id: ResultRow['id']): void {
  updateResult(world, id, (result) => ({ ...result, started: result.started ?? world.clock.instant }))
}

/** Merges partial answers, so that going back loses nothing. Withdraws an answer that is no longer complete. */
export function recordManualAnswers(
  world: World,
  id: ResultRow['id'],
  question: LibraryQuestion,
  blockAnswers: AnswersByBlock,
): void {
  if (Object.keys(blockAnswers).length === 0) return
  updateResult(world, id, (result, { questions }) => {
    const otherAnswers = result.answers.filter((answer) => answer.question !== question.id)
    const newAnswers =
      findUnansweredBlocks(question, blockAnswers).length > 0
        ? []
        : [toAnswerRow(world, question, blockAnswers)]
    return {
      ...result,
      said: { ...result.said, [question.id]: blockAnswers },
      answers: [...otherAnswers, ...newAnswers].sort(
        (a, b) => questions.indexOf(a.question) - questions.indexOf(b.question),
      ),
    }
  })
}

const toAnswerRow = (
  { clock }: World,
  { id, area, blocks }: LibraryQuestion,
  blockAnswers: AnswersByBlock,
): AnswerRow => ({
  question: id,
  area,
  points: computeScores(blocks, blockAnswers),
  at: clock.instant,
})

export function recordManualFinish(world: World, id: ResultRow['id']): void {
  const assessment = updateResult(world, id, ({ said: _said, ...result }) => ({
    ...result,
    completed: world.clock.instant,
  }))
  if (assessment) updateStatus(world, assessment)
}

function updateResult(
  world: World,
  id: ResultRow['id'],
  update: (result: ResultRow, assessment: AssessmentRow) => ResultRow,
): AssessmentRow | undefined {
  const { results, assessments, sittings } = world.campaigns
  const result = results.get(id)
  const assessment = result && assessments.get(result.assessmentId)
  if (!assessment) return undefined
  sittings.remove(id)
  results.put({ ...update(result, assessment), byHand: true })
  recordActivity(world, result.employeeId)
  return assessment
}
