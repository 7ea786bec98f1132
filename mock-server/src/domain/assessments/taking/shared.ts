import { assessmentScheduleType, normalizeAddress } from '@heed/contracts'
import { type AssessmentRow, aResultRow, type CompanyRow, type ResultRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { invite } from '../delivery/invite.ts'
import { getClosedReason } from './taker.ts'

export interface SharedAssessment {
  assessment: AssessmentRow
  company: CompanyRow
}

export function sharedAssessment(
  world: World,
  uniqueId: string,
): SharedAssessment | { closed: 'notValid' | 'notBegun' | 'over'; company?: CompanyRow } {
  const assessment = world.campaigns.assessments.find((one) => one.uniqueId === uniqueId)
  const company = assessment && world.companies.get(assessment.companyId)
  if (!company || assessment.isScorm || assessment.scheduleType !== assessmentScheduleType.manual) {
    return { closed: 'notValid' }
  }
  const closed = getClosedReason(world, assessment)
  return closed ? { closed, company } : { assessment, company }
}

/** Side effect: invites people who were added to the lists after delivery. */
export function resultByAddress(
  world: World,
  { assessment, company }: SharedAssessment,
  email: string,
): ResultRow | undefined {
  const { campaigns } = world
  const person = world.employeesOf(company.id).get(normalizeAddress(email))
  if (!person?.lists.some((id) => assessment.lists.includes(id))) return undefined
  const known = campaigns.resultsOfEmployee
    .of(person.id)
    .find(({ assessmentId }) => assessmentId === assessment.id)
  if (known) return known
  const result = aResultRow({
    id: world.nextId(campaigns.results),
    assessmentId: assessment.id,
    employeeId: person.id,
  })
  invite(world, assessment, [{ person, result }])
  return campaigns.results.get(result.id)
}
