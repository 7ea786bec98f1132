import { type AssessmentReminderStep, getNextAssessmentReminder, reminderStepsMax } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ReminderExample } from '../../../../parts/campaigns/reminders/ReminderExample.tsx'
import { RemindersFrame } from '../../../../parts/campaigns/reminders/RemindersFrame.tsx'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { WeekendBanner } from '../../../../parts/campaigns/wizard/steps/WeekendBanner.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { ReminderRow } from '../reminders/ReminderRow.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { computeShiftedReminders, findWeekendReminders } from '../weekends.ts'

export const RemindersStep = observer(function RemindersStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, reminders: steps, problems, facts, delivery, zone, now } = store
  const { reminders, due } = values
  const change = (next: AssessmentReminderStep[]) => store.set({ reminders: { ...reminders, steps: next } })
  const weekends = findWeekendReminders(store).length
  const mondayReminders = computeShiftedReminders(store)
  const isFull = steps.length >= reminderStepsMax
  return (
    <>
      <StepHeader title={t('assessmentWizard.steps.reminders')} lead={t('assessmentWizard.reminders.text')} />
      <RemindersFrame
        value={reminders}
        onChange={(patch) => store.set({ reminders: { ...reminders, ...patch } })}
        onAdd={
          isFull
            ? undefined
            : () => change([...steps, { sendTime: getNextAssessmentReminder(steps, delivery ?? now, zone) }])
        }
        problem={facts.reminderProblem}
        story={
          delivery !== null &&
          due !== null && (
            <ReminderExample
              delivery={delivery}
              reminders={steps.flatMap(({ sendTime }) => sendTime ?? [])}
              zone={zone}
              formatStory={(names, moment) =>
                t('assessmentWizard.reminders.story', { ...names, due: moment(due) })
              }
            />
          )
        }
      >
        {steps.map((step, index) => (
          <ReminderRow
            // Unsaved reminders have no id.
            key={step.id ?? `reminder ${String(index + 1)}`}
            index={index}
            step={step}
            problem={problems.reminders[index] ?? null}
            isSent={store.isSent(step)}
            zone={zone}
            now={now}
            onChange={(sendTime) =>
              change(steps.map((item, position) => (position === index ? { ...item, sendTime } : item)))
            }
            onDelete={() => change(steps.filter((_, position) => position !== index))}
          />
        ))}
        {weekends > 0 && (
          <WeekendBanner
            text={t('assessmentWizard.reminders.onWeekend', { count: weekends })}
            count={weekends}
            onMove={mondayReminders && (() => change(mondayReminders))}
          />
        )}
        {isFull && <MutedText>{t('campaigns.reminders.most', { count: reminderStepsMax })}</MutedText>}
      </RemindersFrame>
    </>
  )
})
