import {
  type AssessmentSave,
  assessmentSaveProblem,
  assessmentScheduleType,
  type CampaignStatus,
  formatZonedDateTime,
  handedOutEnabled,
} from '@heed/contracts'
import type { CompanyRow, PersonRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { usersTotal } from '../billing/seatUse.ts'
import { companyView } from '../companies/view/companyView.ts'
import { channelsProblem } from '../integrations/channels.ts'
import { selectInvited } from './results/participants.ts'
import { collectNamedKeys, unavailableQuestions } from './results/questions.ts'

/** The admin's time zone isn't known here, so dates are in UTC. */
const show = (instant: string) => formatZonedDateTime(instant, 'UTC')

export function saveProblem(
  world: World,
  company: CompanyRow,
  person: PersonRow,
  save: AssessmentSave,
  status?: CampaignStatus,
): string | null {
  const view = companyView(world, company, person)
  const problem = assessmentSaveProblem(save, {
    licensed: view.canCreateTraining === true,
    seats: { total: usersTotal(world, company), available: company.seats },
    unavailable: unavailableQuestions(view, save.questions).length,
    employees: selectInvited(world, { companyId: company.id, lists: save.userLists }).length,
    now: world.clock.instant,
    personalizedKeys: collectNamedKeys(save.questions),
    ...(status === undefined ? {} : { status }),
    show,
  })
  const { channel, reminders_enabled: reminds, reminders_settings: reminders } = save
  return (
    problem ??
    manualProblem(company, save) ??
    channelsProblem(world, company, person, reminds ? channel | reminders.channel : channel)
  )
}

const manualProblem = (company: CompanyRow, { scheduleType }: AssessmentSave): string | null =>
  scheduleType === assessmentScheduleType.manual && !handedOutEnabled(company)
    ? 'Manual delivery is switched off'
    : null
