import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import Schedule from 'virtual:icon/ScheduleOutlined'
import { campaignStatus, type ReminderOverviewRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../../lib/formats.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { StatusBadge } from '../../../../ui/badges/StatusBadge.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Section } from '../../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import { downloadReminders, plannedReminderStatus } from '../exports.ts'
import { RecipientsCell } from './RecipientsCell.tsx'

const col = createColumns<ReminderOverviewRow>()

const createReminderColumns = (t: TFunction, formats: Formats, isDelivered: boolean) =>
  col.columns([
    col.accessor('send', {
      header: t('assessment.sendTime'),
      cell: (cell) => formatWithZone(formats, cell.getValue()),
    }),
    col.accessor('status', {
      header: t('assessment.status'),
      cell: (cell) =>
        cell.getValue() === plannedReminderStatus ? (
          <StatusBadge tone="info" icon={<Schedule fontSize="inherit" />} label={t('assessment.planned')} />
        ) : (
          <StatusBadge
            tone="success"
            icon={<CheckCircle fontSize="inherit" />}
            label={t('assessment.sent')}
          />
        ),
      meta: { priority: 1, width: 150, selfEvident: true },
    }),
    col.display({
      id: 'sendTo',
      header: t('assessment.recipients'),
      cell: ({ row: { original } }) => <RecipientsCell reminder={original} isDelivered={isDelivered} />,
      meta: { priority: 2, width: 240, selfEvident: true },
    }),
  ])

export const RemindersTab = observer(function RemindersTab({ assessment }: { assessment: AssessmentStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { reminders, info } = assessment
  const allReminders = reminders.value ?? []
  const isScheduled = info.value?.status === campaignStatus.scheduled
  const columns = useMemo(() => createReminderColumns(t, formats, !isScheduled), [t, formats, isScheduled])
  const rows =
    isScheduled && !allReminders.some(({ status }) => status === plannedReminderStatus) ? [] : allReminders
  const fileName = useExportName()(info.value?.name ?? '', t('assessment.reminders'))
  const exportButton = (
    <ExportButton
      fileName={fileName}
      total={rows.length}
      onDownload={async () => downloadReminders(fileName, rows)}
    />
  )
  return (
    <Section title={t('assessment.reminders')} count={reminders.value && rows.length} tools={exportButton}>
      <DataTable
        {...toResourceProps(reminders)}
        loading={reminders.isFirstLoad}
        label={t('assessment.reminders')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ send }) => formatWithZone(formats, send)}
        empty={<EmptyState title={t('assessment.noReminders')} text={t('assessment.noRemindersText')} />}
      />
    </Section>
  )
})
