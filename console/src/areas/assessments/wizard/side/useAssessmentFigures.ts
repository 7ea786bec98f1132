import { assessmentScheduleType, channelsOf } from '@heed/contracts'
import { type CampaignFigures, campaignFigures } from '../../../../parts/campaigns/wizard/side/figures.ts'
import { useAssessmentWizardStore } from '../WizardContext.ts'

/** The figures of the assessment as it stands now: one invitation by each channel; for observers. */
export function useAssessmentFigures(): CampaignFigures {
  const { values, reminders, people, now, zone } = useAssessmentWizardStore()
  const { scheduleType, channel, date, due, questions } = values
  const { scheduled, manual } = assessmentScheduleType
  const isMailed = scheduleType !== manual
  return campaignFigures({
    people: people.value ?? 0,
    channels: isMailed ? channelsOf(channel) : [],
    messagesEach: isMailed ? 1 : 0,
    // Who was handed a link is reminded by message all the same.
    remindersEach: values.reminders.enabled
      ? reminders.length * channelsOf(values.reminders.channel).length
      : 0,
    // A date that nobody has chosen yet is none of an assessment that asks nothing.
    first: scheduleType === scheduled && questions.length > 0 ? date : null,
    last: due,
    now,
    zone,
  })
}
