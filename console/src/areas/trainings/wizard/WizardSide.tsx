import { trainingScheduleType } from '@heed/contracts'
import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CampaignSide } from '../../../parts/campaigns/wizard/side/CampaignSide.tsx'
import { useDeliveryMinutes, useMinutes } from './schedule/useSubjects.ts'
import { useTrainingFigures } from './side/useTrainingFigures.ts'
import { useTrainingWizardStore } from './WizardContext.ts'

/** What the training means for people: who, when, how many. */
export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries } = store
  const { scheduleType, subjects } = values
  const minutes = useMinutes()
  const each = useDeliveryMinutes()
  const figures = useTrainingFigures()
  const length = (count: number) => t('trainingWizard.schedule.minutes', { count })
  return (
    <CampaignSide
      kind="training"
      wizard={store}
      figures={figures}
      names={{ first: t('campaigns.side.first'), last: t('campaigns.side.last') }}
      isAtOnce={scheduleType === trainingScheduleType.now}
      lines={deliveries.map(({ date, name, subjects: sent }, at) => ({
        key: sent[0] ?? date,
        date,
        text: name ?? t('trainingWizard.schedule.subjects', { count: sent.length }),
        aside: length(each[at] ?? 0),
      }))}
      sum={t('trainingWizard.side.sum', { count: subjects.length, time: length(minutes(subjects)) })}
      notes={[
        figures.remindersEach > 0 && {
          key: 'reminders',
          icon: <Bell aria-hidden />,
          text: t('trainingWizard.side.reminders'),
        },
      ]}
    />
  )
})
