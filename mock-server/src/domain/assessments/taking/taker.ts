import { campaignStatus } from '@heed/contracts'
import type { AssessmentRow, CompanyRow, EmployeeRow, ResultRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { linkLifetimeMs, stripSignature, verifySignature } from '../../campaigns/personalLink.ts'

export interface AssessmentTaker {
  assessment: AssessmentRow
  company: CompanyRow
  person: EmployeeRow
  result: ResultRow
}

export interface ClosedLink {
  closed: 'notValid' | 'notBegun' | 'over' | 'expired'
  company?: CompanyRow
}

export function findTaker(world: World, key: string): AssessmentTaker | ClosedLink {
  const { results, assessments } = world.campaigns
  const result = results.get(Number(stripSignature(key)))
  const assessment = result && assessments.get(result.assessmentId)
  const hasValidSignature = verifySignature(world, key, assessment)
  const person = result && world.employees.get(result.employeeId)
  const company = assessment && world.companies.get(assessment.companyId)
  if (!hasValidSignature || !result || !person || !company) return { closed: 'notValid' }
  const closedReason = getLinkClosedReason(world, assessment, result)
  return closedReason ? { closed: closedReason, company } : { assessment, company, person, result }
}

export function getClosedReason(
  { clock }: World,
  { status, due }: AssessmentRow,
): 'notBegun' | 'over' | undefined {
  if (status === campaignStatus.draft || status === campaignStatus.scheduled) return 'notBegun'
  return status === campaignStatus.completed || clock.isPast(due) ? 'over' : undefined
}

function getLinkClosedReason(
  world: World,
  assessment: AssessmentRow,
  { completed }: ResultRow,
): Exclude<ClosedLink['closed'], 'notValid'> | undefined {
  const end = Date.parse(assessment.due ?? completed ?? world.clock.instant)
  if (world.clock.now > end + linkLifetimeMs) return 'expired'
  return completed === null ? getClosedReason(world, assessment) : undefined
}
