import {
  type AssessedPerson,
  AssessmentTally,
  campaignStatus,
  maxScoresByBehaviour,
  type ScoredQuestion,
} from '@heed/contracts'
import type { AssessmentRow, EmployeeRow, ListRow, ResultRow } from '@heed/fixtures'
import { keyBehaviours, type LibraryQuestion, threatAreas } from '@heed/fixtures/library'
import type { World } from '../../../world/World.ts'
import { getParticipants, selectInvited } from './participants.ts'
import { getQuestions } from './questions.ts'

interface Counted {
  assessment: AssessmentRow
  membership: object
  people: readonly Answering[]
  tally: AssessmentTally
}

/** Computing totals is slow, so they're cached until results, list membership or the assessment change. */
const held = new WeakMap<object, Counted>()
const last = new WeakMap<World, Map<number, Counted>>()

export function getTally(world: World, assessment: AssessmentRow): AssessmentTally {
  const mark = world.campaigns.marksOfAssessment.of(assessment.id)
  const { membership } = world.employeesOf(assessment.companyId)
  const before = held.get(mark)
  if (before?.assessment === assessment && before.membership === membership) return before.tally
  const lastOfWorld = last.get(world) ?? new Map<number, Counted>()
  last.set(world, lastOfWorld)
  const people = selectPeople(world, assessment)
  const tally = computeTally(assessment, people, lastOfWorld.get(assessment.id))
  const counted = { assessment, membership, people, tally }
  held.set(mark, counted)
  lastOfWorld.set(assessment.id, counted)
  return tally
}

type Answering = { person: EmployeeRow; result: Pick<ResultRow, 'started' | 'completed' | 'answers'> }

const notInvited = { started: null, completed: null, answers: [] }

function selectPeople(world: World, assessment: AssessmentRow): readonly Answering[] {
  const people = getParticipants(world, assessment)
  const { draft, scheduled } = campaignStatus
  const isPlanned = assessment.status === draft || assessment.status === scheduled
  if (!isPlanned || people.length > 0) return people
  return selectInvited(world, assessment).map((person) => ({ person, result: notInvited }))
}

export function computeTally(
  assessment: Pick<AssessmentRow, 'questions' | 'lists'>,
  people: readonly Answering[],
  before?: Counted,
): AssessmentTally {
  const lists = new Set(assessment.lists)
  const same = before?.assessment.lists === assessment.lists ? before : undefined
  const assessed = ({ result, person }: Answering, at: number): AssessedPerson => {
    const known = same?.people[at]
    const counted = same?.tally.record.people[at]
    if (counted && known?.result === result && known.person === person) return counted
    return {
      employeeId: person.id,
      listIds: person.lists.filter((id) => lists.has(id)),
      started: result.started !== null,
      completed: result.completed !== null,
      answers: result.answers,
    }
  }
  const questions = getQuestions(assessment).map(scoredQuestion)
  return new AssessmentTally({ threatAreas, questions, people: people.map(assessed) }, before?.tally)
}

const known = new Map<LibraryQuestion, ScoredQuestion>()

export function scoredQuestion(question: LibraryQuestion): ScoredQuestion {
  const before = known.get(question)
  if (before) return before
  const { id, name, area, blocks } = question
  const most = maxScoresByBehaviour(blocks)
  const behaviours = keyBehaviours
    .filter(({ code }) => code in most)
    .map(({ code, name }) => ({ code, name }))
  const scored = { id, name, area, behaviours, maxScoresByBehaviour: most }
  known.set(question, scored)
  return scored
}

export const getLists = (world: World, { lists }: Pick<AssessmentRow, 'lists'>): ListRow[] =>
  lists.flatMap((id) => world.lists.get(id) ?? [])
