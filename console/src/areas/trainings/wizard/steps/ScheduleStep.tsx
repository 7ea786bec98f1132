import { trainingScheduleType } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ChannelsInput } from '../../../../parts/campaigns/channels/ChannelsInput.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { Deliveries } from '../schedule/Deliveries.tsx'
import { RuleFields } from '../schedule/RuleFields.tsx'
import { ScheduleTypes } from '../schedule/ScheduleTypes.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const ScheduleStep = observer(function ScheduleStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, scheduleProblem, deliveries, plan } = store
  const { scheduleType, channel, start } = values
  const isPlanned = scheduleType === trainingScheduleType.future
  return (
    <Stack>
      <div>
        <Typography variant="h1" component="h3">
          {t('trainingWizard.steps.schedule')}
        </Typography>
        <Typography color="textSecondary">
          {t('trainingWizard.schedule.lead', { count: values.subjects.length })}
        </Typography>
      </div>
      <ScheduleTypes />
      {isPlanned && <RuleFields />}
      {scheduleType !== trainingScheduleType.downloadLinks && (
        <ChannelsInput
          label={t('trainingWizard.schedule.channels')}
          value={channel}
          onChange={(next) => store.set({ channel: next })}
          isRemembered
        />
      )}
      {scheduleProblem !== null && start !== null && !plan.isStartPast && (
        <Banner tone="error">{scheduleProblem}</Banner>
      )}
      {isPlanned && deliveries.length > 0 && <Deliveries />}
    </Stack>
  )
})
