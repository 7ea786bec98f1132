import {
  type AssessedPerson,
  AssessmentTally,
  campaignStatus,
  computeMaxScores,
  type ScoredQuestion,
} from '@heed/contracts'
import type { AssessmentRow, EmployeeRow, ListRow, ResultRow } from '@heed/fixtures'
import { keyBehaviours, type LibraryQuestion, threatAreas } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { getParticipants, selectInvited } from './participants.ts'
import { getQuestions } from './questions.ts'

interface CachedTally {
  assessment: AssessmentRow
  membership: object
  participants: readonly AssessmentParticipant[]
  tally: AssessmentTally
}

/** Computing totals is slow, so they're cached until results, list membership or the assessment change. */
const tallyCache = new WeakMap<object, CachedTally>()
const lastTallies = new WeakMap<World, Map<number, CachedTally>>()

export function getTally(world: World, assessment: AssessmentRow): AssessmentTally {
  const cacheKey = world.campaigns.assessmentCacheKeys.get(assessment.id)
  const { membership } = world.getEmployeeTable(assessment.companyId)
  const cachedTally = tallyCache.get(cacheKey)
  if (cachedTally?.assessment === assessment && cachedTally.membership === membership)
    return cachedTally.tally
  const worldTallies = lastTallies.get(world) ?? new Map<number, CachedTally>()
  lastTallies.set(world, worldTallies)
  const people = selectPeople(world, assessment)
  const tally = computeTally(assessment, people, worldTallies.get(assessment.id))
  const cacheEntry = { assessment, membership, participants: people, tally }
  tallyCache.set(cacheKey, cacheEntry)
  worldTallies.set(assessment.id, cacheEntry)
  return tally
}

type AssessmentParticipant = {
  person: EmployeeRow
  result: Pick<ResultRow, 'started' | 'completed' | 'answers'>
}

const emptyResult = { started: null, completed: null, answers: [] }

function selectPeople(world: World, assessment: AssessmentRow): readonly AssessmentParticipant[] {
  const people = getParticipants(world, assessment)
  const { draft, scheduled } = campaignStatus
  const isPlanned = assessment.status === draft || assessment.status === scheduled
  if (!isPlanned || people.length > 0) return people
  return selectInvited(world, assessment).map((person) => ({ person, result: emptyResult }))
}

export function computeTally(
  assessment: Pick<AssessmentRow, 'questions' | 'lists'>,
  people: readonly AssessmentParticipant[],
  previousTally?: CachedTally,
): AssessmentTally {
  const lists = new Set(assessment.lists)
  const reusableTally = previousTally?.assessment.lists === assessment.lists ? previousTally : undefined
  const toAssessedPerson = ({ result, person }: AssessmentParticipant, index: number): AssessedPerson => {
    const previousParticipant = reusableTally?.participants[index]
    const previousPerson = reusableTally?.tally.record.people[index]
    if (previousPerson && previousParticipant?.result === result && previousParticipant.person === person)
      return previousPerson
    return {
      employeeId: person.id,
      listIds: person.lists.filter((id) => lists.has(id)),
      started: result.started !== null,
      completed: result.completed !== null,
      answers: result.answers,
    }
  }
  const questions = getQuestions(assessment).map(getScoredQuestion)
  return new AssessmentTally(
    { threatAreas, questions, people: people.map(toAssessedPerson) },
    previousTally?.tally,
  )
}

const scoredQuestions = new Map<LibraryQuestion, ScoredQuestion>()

export function getScoredQuestion(question: LibraryQuestion): ScoredQuestion {
  const cachedQuestion = scoredQuestions.get(question)
  if (cachedQuestion) return cachedQuestion
  const { id, name, area, blocks } = question
  const maxScores = computeMaxScores(blocks)
  const behaviours = keyBehaviours
    .filter(({ code }) => code in maxScores)
    .map(({ code, name }) => ({ code, name }))
  const newQuestion = { id, name, area, behaviours, maxScoresByBehaviour: maxScores }
  scoredQuestions.set(question, newQuestion)
  return newQuestion
}

export const getLists = (world: World, { lists }: Pick<AssessmentRow, 'lists'>): ListRow[] =>
  lists.flatMap((id) => world.lists.get(id) ?? [])
