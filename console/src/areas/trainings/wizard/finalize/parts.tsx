import { delayType, getReminderStepsProblem, type ReminderStep, trainingScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useChannelNotes } from '../../../../parts/campaigns/channels/useChannelNotes.ts'
import { SummaryPart } from '../../../../parts/campaigns/wizard/summary/SummaryPart.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { KeyValueList } from '../../../../ui/panels/KeyValueList.tsx'
import { ClampedText } from '../../../../ui/text/FewLines.tsx'
import { formatDeliveryDate } from '../schedule/deliveryTexts.ts'
import { useSubjectTitles } from '../schedule/useSubjects.ts'
import { useTrainingFigures } from '../side/useTrainingFigures.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const SchedulePart = observer(function SchedulePart() {
  const { t } = useTranslation()
  const { values, scheduleProblem, deliveries, upcomingDeliveries, plan, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const { first, last, channels } = useTrainingFigures()
  const channelNotes = useChannelNotes(channels.length > 0 ? values.channel : 0)
  const sentCount = deliveries.length - upcomingDeliveries.length
  const weekends = plan.weekendIndexes.length
  const isPlanned = values.scheduleType === trainingScheduleType.future
  const type = isPlanned
    ? 'future'
    : values.scheduleType === trainingScheduleType.now
      ? 'now'
      : 'downloadLinks'
  const rule = plan.isByHand
    ? t('trainingWizard.finalize.byHand', { count: deliveries.length })
    : t('trainingWizard.finalize.rule', {
        count: deliveries.length,
        interval: t(`trainingWizard.schedule.intervals.${values.interval}`),
      })
  return (
    <SummaryPart
      step="schedule"
      name={t('trainingWizard.steps.schedule')}
      problem={scheduleProblem}
      notes={[
        ...channelNotes,
        ...(isPlanned && weekends > 0 ? [t('trainingWizard.schedule.weekends', { count: weekends })] : []),
      ]}
    >
      <KeyValueList
        items={[
          {
            label: t('trainingWizard.schedule.type'),
            value: t(`trainingWizard.schedule.types.${type}`),
          },
          ...(isPlanned ? [{ label: t('trainingWizard.schedule.deliveries'), value: rule }] : []),
          ...(sentCount > 0
            ? [
                {
                  label: t('trainingWizard.finalize.sent'),
                  value: t('trainingWizard.side.sent', { count: sentCount }),
                },
              ]
            : []),
          ...(first && last
            ? [
                { label: t('campaigns.side.first'), value: formatDeliveryDate(formats, first) },
                { label: t('campaigns.side.last'), value: formatDeliveryDate(formats, last) },
              ]
            : []),
          ...(isPlanned && deliveries.length > 0
            ? [{ label: t('trainingWizard.finalize.dates'), value: <Dates /> }]
            : []),
          ...(channels.length > 0
            ? [
                {
                  label: t('trainingWizard.schedule.channels'),
                  value: channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </SummaryPart>
  )
})

const Dates = observer(function Dates() {
  const { t } = useTranslation()
  const { deliveries, plan, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const titles = useSubjectTitles()
  const lines = deliveries.map((delivery, index) => {
    const { date, name, subjects } = delivery
    return [
      `${String(index + 1)}: ${formatDeliveryDate(formats, date)}`,
      ...(plan.isSent(delivery) ? [t('trainingWizard.finalize.wasSent')] : []),
      ...(name ? [name] : []),
      titles(subjects).join(', '),
    ].join(' · ')
  })
  return (
    <span style={{ whiteSpace: 'pre-line' }}>
      <ClampedText text={lines.join('\n')} most={26} />
    </span>
  )
})

export const RemindersPart = observer(function RemindersPart() {
  const { t } = useTranslation()
  const { reminders } = useTrainingWizardStore().values
  const channelNotes = useChannelNotes(reminders.enabled ? reminders.channel : 0)
  const formatDelay = ({ delay: count, delayType: unit }: ReminderStep) => {
    if (unit === delayType.minute) return t('trainingWizard.finalize.minutes', { count })
    return unit === delayType.hour
      ? t('trainingWizard.finalize.hours', { count })
      : t('trainingWizard.finalize.days', { count })
  }
  return (
    <SummaryPart
      step="reminders"
      name={t('trainingWizard.steps.reminders')}
      problem={reminders.enabled ? getReminderStepsProblem(reminders) : null}
      notes={channelNotes}
    >
      {reminders.enabled
        ? t('trainingWizard.finalize.after', { time: reminders.steps.map(formatDelay).join(', ') })
        : t('campaigns.summary.off')}
    </SummaryPart>
  )
})
