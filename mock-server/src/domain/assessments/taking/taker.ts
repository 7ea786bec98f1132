import { campaignStatus } from '@heed/contracts'
import type { AssessmentRow, CompanyRow, EmployeeRow, ResultRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { isSigned, linksLast, stripSignature } from '../../campaigns/personalLink.ts'

export interface Taker {
  assessment: AssessmentRow
  company: CompanyRow
  person: EmployeeRow
  result: ResultRow
}

export interface ClosedLink {
  closed: 'notValid' | 'notBegun' | 'over' | 'expired'
  company?: CompanyRow
}

export function findTaker(world: World, key: string): Taker | ClosedLink {
  const { results, assessments } = world.campaigns
  const result = results.get(Number(stripSignature(key)))
  const assessment = result && assessments.get(result.assessmentId)
  const isTheirs = isSigned(world, key, assessment)
  const person = result && world.employees.get(result.employeeId)
  const company = assessment && world.companies.get(assessment.companyId)
  if (!isTheirs || !result || !person || !company) return { closed: 'notValid' }
  const closed = closedFor(world, assessment, result)
  return closed ? { closed, company } : { assessment, company, person, result }
}

export function getClosedReason(
  { clock }: World,
  { status, due }: AssessmentRow,
): 'notBegun' | 'over' | undefined {
  if (status === campaignStatus.draft || status === campaignStatus.scheduled) return 'notBegun'
  return status === campaignStatus.completed || clock.isPast(due) ? 'over' : undefined
}

function closedFor(
  world: World,
  assessment: AssessmentRow,
  { completed }: ResultRow,
): Exclude<ClosedLink['closed'], 'notValid'> | undefined {
  const end = Date.parse(assessment.due ?? completed ?? world.clock.instant)
  if (world.clock.now > end + linksLast) return 'expired'
  return completed === null ? getClosedReason(world, assessment) : undefined
}
