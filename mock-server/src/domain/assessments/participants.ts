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

/** The lists by which a person is in the assessment; null where they are gone, or the person was taken off them. */
export function listNamesOf(
  world: World,
  { lists }: Pick<AssessmentRow, 'lists'>,
  person: EmployeeRow,
): string | null {
  const names = person.lists
    .filter((own) => lists.includes(own))
    .flatMap((id) => world.lists.get(id)?.name ?? [])
  return names.length > 0 ? names.join(', ') : null
}
