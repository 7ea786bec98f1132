import Check from 'virtual:icon/CheckOutlined'
import Bell from 'virtual:icon/NotificationsNoneOutlined'
import { trainingScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CampaignSide } from '../../../../parts/campaigns/wizard/side/CampaignSide.tsx'
import { useDeliveryMinutes, useTotalMinutes } from '../schedule/useSubjects.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { useTrainingFigures } from './useTrainingFigures.ts'

export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries, upcomingDeliveries, plan } = store
  const { scheduleType, subjects } = values
  const isPlanned = scheduleType === trainingScheduleType.future
  const open = isPlanned ? upcomingDeliveries.flatMap((delivery) => delivery.subjects) : subjects
  const sentCount = deliveries.length - upcomingDeliveries.length
  const minutes = useTotalMinutes()
  const deliveryMinutes = useDeliveryMinutes()
  const figures = useTrainingFigures()
  // Adds up the rounded minutes shown above, so that the total matches them.
  const openMinutes = isPlanned
    ? deliveries.reduce(
        (sum, delivery, index) => (plan.isSent(delivery) ? sum : sum + (deliveryMinutes[index] ?? 0)),
        0,
      )
    : minutes(subjects)
  const formatLength = (count: number) => t('trainingWizard.schedule.minutes', { count })
  return (
    <CampaignSide
      kind="training"
      wizard={store}
      figures={figures}
      names={{ first: t('campaigns.side.first'), last: t('campaigns.side.last') }}
      isImmediate={scheduleType === trainingScheduleType.now}
      lines={deliveries.flatMap((delivery, index) => {
        const { date, subjects } = delivery
        if (plan.isSent(delivery)) return []
        const text = t('trainingWizard.schedule.subjects', { count: subjects.length })
        return [{ key: subjects[0] ?? date, date, text, aside: formatLength(deliveryMinutes[index] ?? 0) }]
      })}
      sum={t('trainingWizard.side.sum', { count: open.length, time: formatLength(openMinutes) })}
      notes={[
        sentCount > 0 && {
          key: 'sent',
          icon: <Check aria-hidden />,
          text: t('trainingWizard.side.sent', { count: sentCount }),
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
