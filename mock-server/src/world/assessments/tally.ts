import { AssessmentTally, campaignStatus, maxScoresByBehaviour, type ScoredQuestion } from '@heed/contracts'
import type { AssessmentRow, EmployeeRow, ListRow, ResultRow } from '@heed/fixtures'
import { keyBehaviours, type LibraryQuestion, threatAreas } from '@heed/fixtures/library'
import type { World } from '../World.ts'
import { participantsOf, peopleAsked } from './participants.ts'
import { questionsOf } from './questions.ts'

interface Held {
  assessment: AssessmentRow
  employees: object
  tally: AssessmentTally
}

/** Adding up takes time: a tally is good as long as neither results, people nor the assessment changed. */
const held = new WeakMap<object, Map<number, Held>>()

/** Everything that happened in an assessment, added up: every figure is read from it. */
export function tallyOf(world: World, assessment: AssessmentRow): AssessmentTally {
  const results = world.campaigns.results.keep()
  const employees = world.employees.keep()
  const byId = held.get(results) ?? new Map<number, Held>()
  held.set(results, byId)
  const before = byId.get(assessment.id)
  if (before?.assessment === assessment && before.employees === employees) return before.tally
  const tally = tallied(assessment, peopleOf(world, assessment))
  byId.set(assessment.id, { assessment, employees, tally })
  return tally
}

type Answering = { person: EmployeeRow; result: Pick<ResultRow, 'started' | 'completed' | 'answers'> }

const notInvited = { started: null, completed: null, answers: [] }

/** Before the delivery those count who are on the lists. */
function peopleOf(world: World, assessment: AssessmentRow): readonly Answering[] {
  const people = participantsOf(world, assessment)
  const { draft, scheduled } = campaignStatus
  const isPlanned = assessment.status === draft || assessment.status === scheduled
  if (!isPlanned || people.length > 0) return people
  return peopleAsked(world, assessment).map((person) => ({ person, result: notInvited }))
}

/** The answers of some people added up. */
export function tallied(
  assessment: Pick<AssessmentRow, 'questions' | 'lists'>,
  people: readonly Answering[],
): AssessmentTally {
  const lists = new Set(assessment.lists)
  return new AssessmentTally({
    threatAreas,
    questions: questionsOf(assessment).map(scoredQuestion),
    people: people.map(({ result, person }) => ({
      employeeId: person.id,
      listIds: person.lists.filter((id) => lists.has(id)),
      started: result.started !== null,
      completed: result.completed !== null,
    })),
    answers: people.flatMap(({ result, person }) =>
      result.answers.map(({ question, points }) => ({
        employeeId: person.id,
        questionId: question,
        points,
      })),
    ),
  })
}

const known = new Map<LibraryQuestion, ScoredQuestion>()

/** The library never changes, so each scenario is looked at once. */
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

/** The lists of an assessment that are still there, in its order. */
export const listsOf = (world: World, { lists }: Pick<AssessmentRow, 'lists'>): ListRow[] =>
  lists.flatMap((id) => world.lists.get(id) ?? [])
