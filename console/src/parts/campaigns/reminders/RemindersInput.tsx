import { addReminderStep, type ReminderStep, reminderStepsMax, reminderStepsProblem } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { Stack } from '../../../ui/layout.ts'
import { ChannelsInput } from '../channels/ChannelsInput.tsx'
import { ReminderRow } from './ReminderRow.tsx'
import { ReminderStory } from './ReminderStory.tsx'

/** When deliveries go out, and on whose clocks that is told. */
export type Delivered = { dates: readonly string[]; zone: string; now: string }

type Reminders = { enabled: boolean; channel: number; steps: readonly ReminderStep[] }

type Props = {
  value: Reminders
  onChange: (change: Partial<{ enabled: boolean; channel: number; steps: ReminderStep[] }>) => void
  delivered: Delivered
  disabledReason?: string | undefined
}

/** Who is reminded when, by which channels (S1 section 5). */
export function RemindersInput(props: Props) {
  const { value, onChange, delivered, disabledReason } = props
  const { t } = useTranslation()
  const { enabled, channel, steps } = value
  const problem = enabled ? reminderStepsProblem(value) : null
  const replace = (at: number, step: ReminderStep) =>
    onChange({ steps: steps.map((one, place) => (place === at ? step : one)) })
  return (
    <Stack>
      <CheckBox
        kind="switch"
        label={t('campaigns.reminders.on')}
        helper={enabled ? undefined : t('campaigns.reminders.off')}
        checked={enabled}
        disabledReason={disabledReason}
        onChange={(isOn) => onChange({ enabled: isOn })}
      />
      {enabled && (
        <>
          {steps.map((step, at) => (
            <ReminderRow
              // A reminder is nothing but its place: those behind a deleted one move up.
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
          <div>
            <ActionButton
              action={{
                key: 'add',
                label: t('campaigns.reminders.add'),
                disabledReason:
                  disabledReason ??
                  (steps.length >= reminderStepsMax
                    ? t('campaigns.reminders.most', { count: reminderStepsMax })
                    : undefined),
                onRun: () => onChange({ steps: addReminderStep(steps) }),
              }}
            />
          </div>
          <ChannelsInput
            label={t('campaigns.reminders.channels')}
            value={channel}
            onChange={(channels) => onChange({ channel: channels })}
            disabledReason={disabledReason}
          />
          {problem === null ? (
            <ReminderStory steps={steps} delivered={delivered} />
          ) : (
            <Banner tone="warning">{problem}</Banner>
          )}
        </>
      )}
    </Stack>
  )
}
