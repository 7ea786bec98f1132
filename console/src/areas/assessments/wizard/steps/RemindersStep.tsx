import { type AssessmentReminderStep, nextAssessmentReminder, reminderStepsMax } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ReminderStory } from '../../../../parts/campaigns/reminders/ReminderStory.tsx'
import { RemindersFrame } from '../../../../parts/campaigns/reminders/RemindersFrame.tsx'
import { StepHead } from '../../../../parts/campaigns/wizard/steps/StepHead.tsx'
import { WeekendBanner } from '../../../../parts/campaigns/wizard/steps/WeekendBanner.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { ReminderRow } from '../reminders/ReminderRow.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { shiftReminders, weekendReminders } from '../weekends.ts'

export const RemindersStep = observer(function RemindersStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, reminders: steps, problems, facts, delivery, zone, now } = store
  const { reminders, due } = values
  const change = (next: AssessmentReminderStep[]) => store.set({ reminders: { ...reminders, steps: next } })
  const weekends = weekendReminders(store).length
  const onMondays = shiftReminders(store)
  const isFull = steps.length >= reminderStepsMax
  return (
    <>
      <StepHead title={t('assessmentWizard.steps.reminders')} lead={t('assessmentWizard.reminders.text')} />
      <RemindersFrame
        value={reminders}
        onChange={(part) => store.set({ reminders: { ...reminders, ...part } })}
        onAdd={
          isFull
            ? undefined
            : () => change([...steps, { sendTime: nextAssessmentReminder(steps, delivery ?? now, zone) }])
        }
        problem={facts.reminderProblem}
        story={
          delivery !== null &&
          due !== null && (
            <ReminderStory
              delivery={delivery}
              reminders={steps.flatMap(({ sendTime }) => sendTime ?? [])}
              zone={zone}
              said={(names, moment) => t('assessmentWizard.reminders.story', { ...names, due: moment(due) })}
            />
          )
        }
      >
        {steps.map((step, at) => (
          <ReminderRow
            // Unsaved reminders have no id.
            key={step.id ?? `reminder ${String(at + 1)}`}
            at={at}
            step={step}
            problem={problems.reminders[at] ?? null}
            isSent={store.isSent(step)}
            zone={zone}
            now={now}
            onChange={(sendTime) =>
              change(steps.map((one, place) => (place === at ? { ...one, sendTime } : one)))
            }
            onDelete={() => change(steps.filter((_, place) => place !== at))}
          />
        ))}
        {weekends > 0 && (
          <WeekendBanner
            text={t('assessmentWizard.reminders.onWeekend', { count: weekends })}
            count={weekends}
            onMove={onMondays && (() => change(onMondays))}
          />
        )}
        {isFull && <MutedText>{t('campaigns.reminders.most', { count: reminderStepsMax })}</MutedText>}
      </RemindersFrame>
    </>
  )
})
