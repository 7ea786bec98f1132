import Check from 'virtual:icon/CheckOutlined'
import Bell from 'virtual:icon/NotificationsNoneOutlined'
import { trainingScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CampaignSide } from '../../../../parts/campaigns/wizard/side/CampaignSide.tsx'
import { useDeliveryMinutes, useMinutes } from '../schedule/useSubjects.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { useTrainingFigures } from './useTrainingFigures.ts'

export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries, toCome, plan } = store
  const { scheduleType, subjects } = values
  const isPlanned = scheduleType === trainingScheduleType.future
  const open = isPlanned ? toCome.flatMap((delivery) => delivery.subjects) : subjects
  const sent = deliveries.length - toCome.length
  const minutes = useMinutes()
  const each = useDeliveryMinutes()
  const figures = useTrainingFigures()
  // Adds up the rounded minutes shown above, so that the total matches them.
  const openMinutes = isPlanned
    ? deliveries.reduce((sum, delivery, at) => (plan.isSent(delivery) ? sum : sum + (each[at] ?? 0)), 0)
    : minutes(subjects)
  const length = (count: number) => t('trainingWizard.schedule.minutes', { count })
  return (
    <CampaignSide
      kind="training"
      wizard={store}
      figures={figures}
      names={{ first: t('campaigns.side.first'), last: t('campaigns.side.last') }}
      isAtOnce={scheduleType === trainingScheduleType.now}
      lines={deliveries.flatMap((delivery, at) => {
        const { date, subjects: held } = delivery
        if (plan.isSent(delivery)) return []
        const text = t('trainingWizard.schedule.subjects', { count: held.length })
        return [{ key: held[0] ?? date, date, text, aside: length(each[at] ?? 0) }]
      })}
      sum={t('trainingWizard.side.sum', { count: open.length, time: length(openMinutes) })}
      notes={[
        sent > 0 && {
          key: 'sent',
          icon: <Check aria-hidden />,
          text: t('trainingWizard.side.sent', { count: sent }),
        },
        figures.remindersEach > 0 && {
          key: 'reminders',
          icon: <Bell aria-hidden />,
          text: t('trainingWizard.side.reminders'),
        },
      ]}
    />
  )
})
