import { type AssessmentUser, containing, personScore } from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import type { World } from '../World.ts'
import { listNameOf, type Participant, participantsOf } from './participants.ts'
import { tallyOf } from './tally.ts'

/** Which people of an assessment; scores 0 to 100, both included, of everything or of one threat area. */
export interface UsersAsked {
  query?: string | undefined
  listId?: readonly number[] | undefined
  minScore?: number | undefined
  maxScore?: number | undefined
  threatArea?: string | undefined
}

/** A participant with the score that was asked for. */
export interface ScoredParticipant extends Participant {
  /** Of the result, for the order of equal rows. */
  id: number
  listName: string | null
  score: number | null
}

/** The people that fit, in the order of their results; behind anonymous tracking nobody can be asked for. */
export function usersOf(
  world: World,
  company: CompanyRow,
  assessment: AssessmentRow,
  { query = '', listId = [], minScore = 0, maxScore = 100, threatArea }: UsersAsked,
): ScoredParticipant[] {
  if (company.anonymousTracking) return []
  const fits = containing(query.trim())
  const lists = new Set(listId)
  const scored = minScore > 0 || maxScore < 100
  const named = { lists: listId.length > 0 ? listId : assessment.lists }
  const tally = tallyOf(world, assessment)
  return participantsOf(world, assessment).flatMap(({ result, person }) => {
    if (!fits(person.name) && !fits(person.email)) return []
    if (lists.size > 0 && !person.lists.some((id) => lists.has(id))) return []
    const score = personScore(tally, person.id, threatArea)
    if (scored && (score === null || score < minScore || score > maxScore)) return []
    return [{ id: result.id, result, person, listName: listNameOf(world, named, person), score }]
  })
}

export const userView = ({ result, person, listName, score }: ScoredParticipant): AssessmentUser => ({
  name: person.name,
  email: person.email,
  listName,
  completedDate: result.completed,
  scorePercent: score,
  started: result.started,
})
