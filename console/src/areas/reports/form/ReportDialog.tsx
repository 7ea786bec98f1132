import type { Report } from '@heed/contracts'
import FormHelperText from '@mui/material/FormHelperText'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { useAnnouncement } from '../../../ui/announcer/useAnnouncement.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { AddressInput } from '../../../ui/form/addresses/AddressInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { ReportsStore } from '../ReportsStore.ts'
import { formatReportCommand } from './commands.ts'
import { NextRunPreview } from './NextRunPreview.tsx'
import { RecipientNotes } from './RecipientNotes.tsx'
import { ReportScopeFields } from './ReportScopeFields.tsx'
import {
  createReportSchema,
  findProblems,
  getStoredSchedule,
  type ReportForm,
  type ReportFormContext,
  type ReportTask,
  toReportBody,
  toReportForm,
  toSchedule,
} from './reportForm.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { useOverwriteGuard } from './useOthersChanges.ts'

type Props = {
  task: ReportTask
  onClose: () => void
  onSaved: (report: Report) => void
}

export const ReportDialog = observer(function ReportDialog({ task, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const { notices, clock } = useRoot()
  const { company_id: companyId } = useCompany()
  const store = useCompanyStore(ReportsStore)
  const { zone } = useFormats()
  const [savedReport] = useState(task.kind === 'change' ? task.report : undefined)
  const [openedAt] = useState(() => toMinuteStart(clock.now()))
  const createContext = (): ReportFormContext => ({
    zone,
    now: toMinuteStart(clock.now()),
    since: openedAt,
    kept: savedReport,
  })
  const overwriteGuard = useOverwriteGuard(savedReport)
  const [schema] = useState(() => createReportSchema(createContext))
  const [start] = useState(() => toReportForm(createContext()))
  const { form, dialog } = useDialogForm<ReportForm, ReportForm>({
    draft: `report/${savedReport?.id ?? task.kind}`,
    schema,
    initialValues: start,
    save: async (values) => {
      const body = toReportBody(values, createContext())
      await overwriteGuard()
      const result = await (savedReport
        ? store.update(savedReport.id, body)
        : store.create({ ...body, generate: task.kind === 'snapshot' }))
      return () => {
        notices.show('success', t(`reports.saved.${task.kind}`))
        onSaved(result)
      }
    },
    onClose,
  })
  const { control, trigger, clearErrors, formState } = form
  const formValues = form.watch()
  const { allEmployees } = formValues
  const isChosen = formState.dirtyFields.allEmployees === true
  useEffect(() => {
    if (allEmployees) clearErrors('employeeLists')
    else if (isChosen) void trigger('employeeLists')
  }, [allEmployees, isChosen, trigger, clearErrors])
  const formContext = createContext()
  const problems = findProblems(formValues, formContext)
  const rule = problems.find(({ field }) => field === undefined)
  useAnnouncement(formState.isDirty ? rule?.message : undefined)
  const hasSchedule = savedReport ? savedReport.scheduleFrequency !== null : task.kind === 'add'
  return (
    <FormDialog
      {...dialog}
      title={t(`reports.form.${task.kind}`)}
      submitLabel={t(`reports.submit.${task.kind}`)}
      command={
        problems.length === 0 ? formatReportCommand(companyId, task, formValues, formContext) : undefined
      }
      disabledReason={(rule ?? problems[0])?.message}
      footer={rule && <FormHelperText>{rule.message}</FormHelperText>}
    >
      <TextInput control={control} name="name" label={t('reports.name')} required autoFocus />
      <ReportScopeFields control={control} isAboutAll={allEmployees} />
      {hasSchedule && (
        <>
          <ScheduleFields control={control} isMonthly={formValues.scheduleFrequency === 'MONTHLY'} />
          <NextRunPreview
            currentSchedule={toSchedule(formValues)}
            stored={getStoredSchedule(formValues, formContext)}
            start={savedReport?.created ?? formContext.now}
            now={formContext.now}
          />
        </>
      )}
      <AddressInput
        control={control}
        name="recipientsEmails"
        label={t('reports.recipients')}
        helper={t('reports.recipientsHelp')}
      />
      <RecipientNotes recipients={formValues.recipientsEmails} />
      <TextInput
        control={control}
        name="customEmailSubject"
        label={t('reports.subject')}
        placeholder={formValues.name.trim()}
      />
    </FormDialog>
  )
})

/** Rounded down to the minute, so that props stay equal between renders. */
const toMinuteStart = (now: Date): string => `${now.toISOString().slice(0, 16)}:00.000Z`
