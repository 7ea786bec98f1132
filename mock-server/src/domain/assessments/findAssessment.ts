import {
  type AssessmentAction,
  assessmentRefusals,
  assessmentRowRefusals,
  assessmentTotals,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import { notFound } from '../../calls/refusal.ts'
import { strengthIn } from '../../world/authority.ts'
import type { World } from '../../world/World.ts'
import { tallyOf } from './tally.ts'

interface Asking {
  world: World
  company: CompanyRow
  caller: Caller
}

export const isAdminOf = ({ world, company, caller }: Asking): boolean =>
  strengthIn(world, caller.person, company) !== 'viewer'

export function findAssessment(asking: Asking & { input: { assessmentId: string } }): AssessmentRow {
  const { world, company, input } = asking
  const row = world.campaigns.assessments.get(Number(input.assessmentId.replace('p', '')))
  if (
    row?.companyId !== company.id ||
    row.isScorm !== input.assessmentId.startsWith('p') ||
    assessmentRowRefusals(row, { isAdmin: isAdminOf(asking) }).open !== null
  ) {
    throw notFound('Assessment not found :(')
  }
  return row
}

export function refusalOf(
  world: World,
  row: AssessmentRow,
  action: AssessmentAction,
  due?: string,
): string | null {
  const { usersTotal, usersFinished } = assessmentTotals(tallyOf(world, row))
  const context = { isAdmin: true, now: world.clock.instant, recommendations: true, due }
  return assessmentRefusals({ ...row, usersTotal, usersFinished }, context)[action]
}
