import {
  type AssessmentSave,
  assessmentScheduleType,
  type CampaignStatus,
  formatZonedDateTime,
  getAssessmentSaveProblem,
  isManualScheduleEnabled,
} from '@heed/contracts'
import type { CompanyRow, PersonRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { countEmployees } from '../billing/seatUse.ts'
import { toCompanyView } from '../companies/view/companyView.ts'
import { findChannelsProblem } from '../integrations/channels.ts'
import { selectInvited } from './results/participants.ts'
import { collectPersonalizedKeys, findUnavailableQuestions } from './results/questions.ts'

/** The admin's time zone isn't known here, so dates are in UTC. */
const formatUtc = (instant: string) => formatZonedDateTime(instant, 'UTC')

export function findSaveProblem(
  world: World,
  company: CompanyRow,
  person: PersonRow,
  save: AssessmentSave,
  status?: CampaignStatus,
): string | null {
  const view = toCompanyView(world, company, person)
  const problem = getAssessmentSaveProblem(save, {
    licensed: view.canCreateTraining === true,
    seats: { total: countEmployees(world, company), available: company.seats },
    unavailable: findUnavailableQuestions(view, save.questions).length,
    employees: selectInvited(world, { companyId: company.id, lists: save.userLists }).length,
    now: world.clock.instant,
    personalizedKeys: collectPersonalizedKeys(save.questions),
    ...(status === undefined ? {} : { status }),
    show: formatUtc,
  })
  const { channel, reminders_enabled, reminders_settings: reminders } = save
  return (
    problem ??
    findManualProblem(company, save) ??
    findChannelsProblem(world, company, person, reminders_enabled ? channel | reminders.channel : channel)
  )
}

const findManualProblem = (company: CompanyRow, { scheduleType }: AssessmentSave): string | null =>
  scheduleType === assessmentScheduleType.manual && !isManualScheduleEnabled(company)
    ? 'Manual delivery is switched off'
    : null
