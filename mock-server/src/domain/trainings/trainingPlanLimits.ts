import {
  isSubjectDisabled,
  isSubjectUnavailable,
  isTrainingAvailable,
  trainingScheduleType,
} from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import { findSubject } from '@heed/fixtures/library'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { toCompanyView } from '../companies/view/companyView.ts'
import { findChannelsProblem } from '../integrations/channels.ts'

export function countUnavailable(
  { world, company, caller }: CampaignContext,
  subjects: readonly number[],
): number {
  const view = toCompanyView(world, company, caller.person)
  return subjects.filter((id) => {
    if (world.content.packages.get(id)?.companyId === company.id) return !isTrainingAvailable(view)
    const subject = findSubject(id)
    if (!subject) return true
    return isSubjectUnavailable(
      { disabled: isSubjectDisabled(view, id), availableForBeta: subject.trial },
      view,
    )
  }).length
}

export function findChannelProblem(
  { world, company, caller }: CampaignContext,
  { scheduleType, channel, remindersEnabled, reminderTransport }: TrainingRow,
): string | null {
  if (scheduleType === trainingScheduleType.downloadLinks) return null
  return findChannelsProblem(
    world,
    company,
    caller.person,
    remindersEnabled ? channel | reminderTransport : channel,
  )
}
