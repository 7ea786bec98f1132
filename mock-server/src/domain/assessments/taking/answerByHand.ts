import { type BlockAnswer, isComplete, scoresByBehaviour } from '@heed/contracts'
import type { AnswerRow, AssessmentRow, ResultRow } from '@heed/fixtures'
import type { LibraryQuestion } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { noteActivity } from '../../tracking/noteActivity.ts'
import { updateStatus } from '../delivery/advance.ts'

export type AnswersByBlock = Readonly<Record<string, BlockAnswer>>

export const openBlocks = ({ blocks }: LibraryQuestion, said: AnswersByBlock): string[] =>
  blocks.filter((block) => !isComplete(block, said[block.id])).map(({ id }) => id)

/** A manual answer cancels the simulated behaviour; reminders don't restart the simulation. */
export function beginByHand(world: World, id: ResultRow['id']): void {
  change(world, id, (result) => ({ ...result, started: result.started ?? world.clock.instant }))
}

/** Merges partial answers, so that going back loses nothing. Withdraws an answer that is no longer complete. */
export function sayByHand(
  world: World,
  id: ResultRow['id'],
  question: LibraryQuestion,
  said: AnswersByBlock,
): void {
  if (Object.keys(said).length === 0) return
  change(world, id, (result, { questions }) => {
    const others = result.answers.filter((answer) => answer.question !== question.id)
    const given = openBlocks(question, said).length > 0 ? [] : [toAnswerRow(world, question, said)]
    return {
      ...result,
      said: { ...result.said, [question.id]: said },
      answers: [...others, ...given].sort(
        (one, other) => questions.indexOf(one.question) - questions.indexOf(other.question),
      ),
    }
  })
}

const toAnswerRow = (
  { clock }: World,
  { id, area, blocks }: LibraryQuestion,
  said: AnswersByBlock,
): AnswerRow => ({
  question: id,
  area,
  points: scoresByBehaviour(blocks, said),
  at: clock.instant,
})

export function finishByHand(world: World, id: ResultRow['id']): void {
  const assessment = change(world, id, ({ said: _said, ...result }) => ({
    ...result,
    completed: world.clock.instant,
  }))
  if (assessment) updateStatus(world, assessment)
}

function change(
  world: World,
  id: ResultRow['id'],
  to: (result: ResultRow, assessment: AssessmentRow) => ResultRow,
): AssessmentRow | undefined {
  const { results, assessments, sittings } = world.campaigns
  const result = results.get(id)
  const assessment = result && assessments.get(result.assessmentId)
  if (!assessment) return undefined
  sittings.remove(id)
  results.put({ ...to(result, assessment), byHand: true })
  noteActivity(world, result.employeeId)
  return assessment
}
