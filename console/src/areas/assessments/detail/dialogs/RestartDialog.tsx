import { type Assessment, getDeliveryDate, isFlagOn, rescheduleReminders } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDialogForm } from '../../../../app/drafts/useDialogForm.ts'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { CheckInput } from '../../../../ui/form/CheckInput.tsx'
import { DateTimeInput } from '../../../../ui/form/dates/DateTimeInput.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'

type Props = { assessment: AssessmentStore; value: Assessment; onClose: () => void }

const minuteMs = 60_000

/** Keeps the due date if it's in the future; otherwise grants the original duration again, starting now. */
function getRestartDue({ due, ...value }: Assessment, now: Date): string | null {
  const delivery = getDeliveryDate(value)
  if (due === null || delivery === null || Date.parse(due) > now.getTime()) return due
  const restartTime = now.getTime() + Date.parse(due) - Date.parse(delivery)
  return new Date(Math.floor(restartTime / minuteMs) * minuteMs).toISOString()
}

const RestartForm = z.object({ due: z.nullable(z.string()), sure: z.boolean() })

export const RestartDialog = observer(function RestartDialog({ assessment, value, onClose }: Props) {
  const { t } = useTranslation()
  const { clock, formats, notices } = useRoot()
  const { company_id: companyId } = useCompany()
  const { usersTotal, usersStarted } = value
  const { form, dialog } = useDialogForm({
    draft: `assessment/${assessment.key}/restart`,
    schema: RestartForm,
    initialValues: { due: getRestartDue(value, clock.now()), sure: false },
    save: async ({ due }) => {
      await assessment.restart(getChangedDue(due), t('assessment.notRestarted'))
      return () => {
        notices.show('success', t('assessment.restarted', { count: usersTotal }))
        void assessment.readAgain()
        onClose()
      }
    },
    onClose,
  })
  const getChangedDue = (due: string | null) => (due === null || due === value.due ? undefined : due)
  const { due, sure } = form.watch()
  const isDueInFuture = due !== null && Date.parse(due) > clock.now().getTime()
  const refusal = isDueInFuture ? (sure ? undefined : t('assessment.restartTick')) : t('assessment.dueAhead')
  const dueOption = getChangedDue(due) === undefined ? '' : ` --due ${String(due)}`
  return (
    <FormDialog
      {...dialog}
      title={t('assessment.restartTitle')}
      submitLabel={t('assessment.restart')}
      command={`heed api assessments.restart --companyId ${companyId} --assessmentId ${assessment.key}${dueOption}`}
      disabledReason={refusal}
      danger
    >
      <p style={{ margin: 0 }}>{t('assessment.restartText', { count: usersStarted })}</p>
      {isDueInFuture && <RepeatedReminders value={value} due={due} />}
      <DateTimeInput
        control={form.control}
        name="due"
        label={t('assessment.dueDate')}
        zone={formats.zone}
        now={clock.now().toISOString()}
        required
      />
      <CheckInput control={form.control} name="sure" label={t('assessment.restartSure')} />
    </FormDialog>
  )
})

const RepeatedReminders = observer(function RepeatedReminders({
  value,
  due,
}: {
  value: Assessment
  due: string
}) {
  const { t } = useTranslation()
  const { clock, formats } = useRoot()
  const plannedTimes = (value.reminders_steps ?? []).flatMap(({ sendTime }) => sendTime ?? [])
  if (!isFlagOn(value.reminders_enabled) || plannedTimes.length === 0) return null
  const restartReminders = rescheduleReminders(
    plannedTimes,
    getDeliveryDate(value),
    clock.now().toISOString(),
    due,
  )
  const times = restartReminders.map((send) => formatWithZone(formats, send)).join(', ')
  return (
    <p style={{ margin: 0 }}>
      {restartReminders.length > 0
        ? t('assessment.restartReminders', { times })
        : t('assessment.restartNoReminders')}
    </p>
  )
})
