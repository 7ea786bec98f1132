import {
  addReminderStep,
  computeReminderDate,
  getReminderStepsProblem,
  type ReminderStep,
  reminderStepsMax,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ReminderExample } from './ReminderExample.tsx'
import { type DeliveryDates, ReminderRow } from './ReminderRow.tsx'
import { RemindersFrame } from './RemindersFrame.tsx'

type Reminders = { enabled: boolean; channel: number; steps: readonly ReminderStep[] }

type Props = {
  value: Reminders
  onChange: (change: Partial<{ enabled: boolean; channel: number; steps: ReminderStep[] }>) => void
  deliveryDates: DeliveryDates
  disabledReason?: string | undefined
}

export function RemindersInput(props: Props) {
  const { value, onChange, deliveryDates, disabledReason } = props
  const { t } = useTranslation()
  const { enabled, steps } = value
  const { dates, before = 0, zone } = deliveryDates
  const [first] = dates
  const replace = (index: number, step: ReminderStep) =>
    onChange({ steps: steps.map((item, position) => (position === index ? step : item)) })
  return (
    <RemindersFrame
      value={value}
      onChange={onChange}
      onAdd={() => onChange({ steps: addReminderStep(steps) })}
      addRefusal={
        steps.length >= reminderStepsMax
          ? t('campaigns.reminders.most', { count: reminderStepsMax })
          : undefined
      }
      problem={enabled ? getReminderStepsProblem(value) : null}
      story={
        first !== undefined && (
          <ReminderExample
            delivery={first}
            reminders={steps.map((step) => computeReminderDate(first, step, zone))}
            zone={zone}
            formatStory={(names) =>
              before > 0
                ? t('campaigns.reminders.storyAfter', { ...names, n: before + 1 })
                : t('campaigns.reminders.story', names)
            }
          />
        )
      }
      disabledReason={disabledReason}
    >
      {steps.map((step, index) => (
        <ReminderRow
          // Reminders have no id: after a deletion, all later reminders move up.
          key={`reminder ${String(index + 1)}`}
          index={index}
          step={step}
          previous={steps[index - 1]}
          deliveryDates={deliveryDates}
          disabledReason={disabledReason}
          onChange={(changedStep) => replace(index, changedStep)}
          onDelete={() => onChange({ steps: steps.filter((_, position) => position !== index) })}
        />
      ))}
    </RemindersFrame>
  )
}
