import {
  addReminderStep,
  type ReminderStep,
  reminderDate,
  reminderStepsMax,
  reminderStepsProblem,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { type DeliveryDates, ReminderRow } from './ReminderRow.tsx'
import { ReminderStory } from './ReminderStory.tsx'
import { RemindersFrame } from './RemindersFrame.tsx'

type Reminders = { enabled: boolean; channel: number; steps: readonly ReminderStep[] }

type Props = {
  value: Reminders
  onChange: (change: Partial<{ enabled: boolean; channel: number; steps: ReminderStep[] }>) => void
  delivered: DeliveryDates
  disabledReason?: string | undefined
}

export function RemindersInput(props: Props) {
  const { value, onChange, delivered, disabledReason } = props
  const { t } = useTranslation()
  const { enabled, steps } = value
  const { dates, before = 0, zone } = delivered
  const [first] = dates
  const replace = (at: number, step: ReminderStep) =>
    onChange({ steps: steps.map((one, place) => (place === at ? step : one)) })
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
      problem={enabled ? reminderStepsProblem(value) : null}
      story={
        first !== undefined && (
          <ReminderStory
            delivery={first}
            reminders={steps.map((step) => reminderDate(first, step, zone))}
            zone={zone}
            said={(names) =>
              before > 0
                ? t('campaigns.reminders.storyAfter', { ...names, n: before + 1 })
                : t('campaigns.reminders.story', names)
            }
          />
        )
      }
      disabledReason={disabledReason}
    >
      {steps.map((step, at) => (
        <ReminderRow
          // Reminders have no id: after a deletion, all later reminders move up.
          key={`reminder ${String(at + 1)}`}
          at={at}
          step={step}
          before={steps[at - 1]}
          delivered={delivered}
          disabledReason={disabledReason}
          onChange={(changed) => replace(at, changed)}
          onDelete={() => onChange({ steps: steps.filter((_, place) => place !== at) })}
        />
      ))}
    </RemindersFrame>
  )
}
