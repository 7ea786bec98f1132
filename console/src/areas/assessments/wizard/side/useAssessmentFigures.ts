import { assessmentScheduleType, toChannels } from '@heed/contracts'
import {
  type CampaignFigures,
  computeCampaignFigures,
} from '../../../../parts/campaigns/wizard/side/figures.ts'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

export function useAssessmentFigures(): CampaignFigures {
  const { values, reminders, people, now, zone } = useAssessmentWizardStore()
  const { scheduleType, channel, date, due, questions } = values
  const { scheduled, manual } = assessmentScheduleType
  const sendsMessages = scheduleType !== manual
  return computeCampaignFigures({
    people: people.value,
    channels: sendsMessages ? toChannels(channel) : [],
    messagesEach: sendsMessages ? 1 : 0,
    // Employees invited by link still get reminders as messages.
    remindersEach: values.reminders.enabled
      ? reminders.length * toChannels(values.reminders.channel).length
      : 0,
    // Hides the default delivery date of an empty assessment.
    first: scheduleType === scheduled && questions.length > 0 ? date : null,
    last: due,
    now,
    zone,
  })
}
