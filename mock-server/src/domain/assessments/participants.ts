import type { AssessmentRow, EmployeeRow, ResultRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** Somebody whom an assessment was sent to, with what they did in it. */
export interface Participant {
  result: ResultRow
  person: EmployeeRow
}

export function participantsOf(world: World, { id }: Pick<AssessmentRow, 'id'>): Participant[] {
  const participants: Participant[] = []
  for (const result of world.campaigns.resultsOfAssessment.of(id)) {
    const person = world.employees.get(result.employeeId)
    if (person) participants.push({ result, person })
  }
  return participants
}

/** Whom the assessment reaches when it is delivered: everybody on its lists, each once. */
export function peopleAsked(
  world: World,
  { companyId, lists }: Pick<AssessmentRow, 'companyId' | 'lists'>,
): EmployeeRow[] {
  return lists.length === 0
    ? []
    : world.employeesOf(companyId).page({ listIds: lists, order: 'email asc' }).rows
}

/** The list by which a person is in the assessment; null where it is gone, or they were taken off it. */
export function listNameOf(
  world: World,
  { lists }: Pick<AssessmentRow, 'lists'>,
  person: EmployeeRow,
): string | null {
  const id = person.lists.find((own) => lists.includes(own))
  return id === undefined ? null : (world.lists.get(id)?.name ?? null)
}
