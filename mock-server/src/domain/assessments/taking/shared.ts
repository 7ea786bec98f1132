import { assessmentScheduleType, normalizeAddress } from '@heed/contracts'
import { type AssessmentRow, aResultRow, type CompanyRow, type ResultRow } from '@heed/fixtures'
import { complete } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { invitePeople } from '../delivery/invite.ts'
import { getClosedReason } from './taker.ts'

export interface SharedAssessment {
  assessment: AssessmentRow
  company: CompanyRow
}

export function findSharedAssessment(
  world: World,
  uniqueId: string,
): SharedAssessment | { closed: 'notValid' | 'notBegun' | 'over'; company?: CompanyRow } {
  const assessment = world.campaigns.assessments.find((candidate) => candidate.uniqueId === uniqueId)
  const company = assessment && world.companies.get(assessment.companyId)
  if (!company || assessment.isScorm || assessment.scheduleType !== assessmentScheduleType.manual) {
    return { closed: 'notValid' }
  }
  const closedReason = getClosedReason(world, assessment)
  return closedReason ? { closed: closedReason, company } : { assessment, company }
}

/** Side effect: invites people who were added to the lists after delivery. */
export function findOrCreateResult(
  world: World,
  { assessment, company }: SharedAssessment,
  email: string,
): ResultRow | undefined {
  const { campaigns } = world
  const person = world.getEmployeeTable(company.id).get(normalizeAddress(email))
  if (!person?.lists.some((id) => assessment.lists.includes(id))) return undefined
  const existingResult = campaigns.resultsByEmployee
    .get(person.id)
    .find(({ assessmentId }) => assessmentId === assessment.id)
  if (existingResult) return existingResult
  const result = aResultRow({
    id: world.nextId(campaigns.results),
    assessmentId: assessment.id,
    employeeId: person.id,
  })
  complete(invitePeople(world, assessment, [{ person, result }]))
  return campaigns.results.get(result.id)
}
