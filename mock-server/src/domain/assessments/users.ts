import {
  type AssessmentUser,
  type AssessmentUserFilter,
  createTextFilter,
  getPersonScore,
  type Measure,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { joinMatchingListNames } from '../campaigns/listNames.ts'
import { createReminderFilter, isRemindable } from './delivery/remind.ts'
import { getParticipants, type Participant } from './results/participants.ts'
import { getTally } from './results/tally.ts'

/** Score limits are 0–100, inclusive, and apply to the narrowest scope given. */
export interface UsersFilter {
  query?: string | undefined
  listId?: readonly number[] | undefined
  minScore?: number | undefined
  maxScore?: number | undefined
  threatArea?: string | undefined
  keyBehaviour?: string | undefined
  questionId?: number | undefined
  progress?: AssessmentUserFilter | undefined
  reminderId?: number | undefined
}

export interface ScoredParticipant extends Participant {
  id: number
  listName: string | null
  score: number | null
}

export function selectUsers(
  world: World,
  company: CompanyRow,
  assessment: AssessmentRow,
  filter: UsersFilter,
): ScoredParticipant[] {
  const { query = '', listId = [], minScore = 0, maxScore = 100, progress, reminderId } = filter
  if (company.anonymousTracking) return []
  const matchesQuery = createTextFilter(query.trim())
  const lists = new Set(listId)
  const hasScoreLimits = minScore > 0 || maxScore < 100
  const listIds = listId.length > 0 ? listId : assessment.lists
  const tally = getTally(world, assessment)
  const measure = toMeasure(filter)
  const standingFilters = createStandingFilters(assessment)
  const wasReached = reminderId === undefined ? () => true : createReminderFilter(assessment, reminderId)
  return getParticipants(world, assessment).flatMap(({ result, person }) => {
    if (!matchesQuery(person.name) && !matchesQuery(person.email)) return []
    if (lists.size > 0 && !person.lists.some((id) => lists.has(id))) return []
    if (!wasReached({ result, person })) return []
    const score = getPersonScore(tally, person.id, measure)
    if (progress !== undefined && !standingFilters[progress]({ result, person, score })) return []
    if (hasScoreLimits && (score === null || score < minScore || score > maxScore)) return []
    return [{ id: result.id, result, person, listName: joinMatchingListNames(world, listIds, person), score }]
  })
}

function toMeasure({ threatArea, keyBehaviour, questionId }: UsersFilter): Measure {
  if (questionId !== undefined) return { question: questionId }
  if (keyBehaviour !== undefined) return { behaviour: keyBehaviour }
  return threatArea === undefined ? 'all' : { area: threatArea }
}

type StandingFilter = (participant: Participant & { score: number | null }) => boolean

const createStandingFilters = (assessment: AssessmentRow): Record<AssessmentUserFilter, StandingFilter> => ({
  notStarted: ({ result }) => result.started === null && result.completed === null,
  started: ({ result }) => result.started !== null && result.completed === null,
  completed: ({ result }) => result.completed !== null,
  begun: ({ result }) => result.started !== null,
  answered: ({ score }) => score !== null,
  toRemind: isRemindable(assessment),
})

export const toAssessmentUserView = (
  assessment: AssessmentRow,
  { result, person, listName, score }: ScoredParticipant,
): AssessmentUser => ({
  name: person.name,
  email: person.email,
  listName,
  completedDate: result.completed,
  scorePercent: score,
  started: result.started,
  bounced: result.bounced,
  remindable: isRemindable(assessment)({ result, person }),
})
