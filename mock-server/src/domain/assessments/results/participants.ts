import type { AssessmentRow, EmployeeRow, ResultRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'

export interface Participant {
  result: ResultRow
  person: EmployeeRow
}

export function getParticipants(world: World, { id }: Pick<AssessmentRow, 'id'>): Participant[] {
  const participants: Participant[] = []
  for (const result of world.campaigns.resultsByAssessment.get(id)) {
    const person = world.employees.get(result.employeeId)
    if (person) participants.push({ result, person })
  }
  return participants
}

export function selectInvited(
  world: World,
  { companyId, lists }: Pick<AssessmentRow, 'companyId' | 'lists'>,
): EmployeeRow[] {
  return lists.length === 0
    ? []
    : world.getEmployeeTable(companyId).page({ listIds: lists, order: 'email asc' }).rows
}
