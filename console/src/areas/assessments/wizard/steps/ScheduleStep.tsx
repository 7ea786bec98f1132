import { assessmentScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ChannelsInput } from '../../../../parts/campaigns/channels/ChannelsInput.tsx'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { Dates } from '../schedule/Dates.tsx'
import { ScheduleTypes } from '../schedule/ScheduleTypes.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

export const ScheduleStep = observer(function ScheduleStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { scheduleType, channel, questions } = store.values
  return (
    <>
      <StepHeader
        title={t('assessmentWizard.steps.schedule')}
        lead={store.selectionRefusal ?? t('assessmentWizard.schedule.lead', { count: questions.length })}
      />
      <Stack style={{ gap: 24 }}>
        <ScheduleTypes />
        <Dates />
        {scheduleType !== assessmentScheduleType.manual && (
          <ChannelsInput
            label={t('assessmentWizard.schedule.channels')}
            value={channel}
            onChange={(next) => store.set({ channel: next })}
            isRemembered
          />
        )}
      </Stack>
    </>
  )
})
