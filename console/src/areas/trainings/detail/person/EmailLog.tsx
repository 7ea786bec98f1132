import type { EmailLogEntry } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../../app/files/ExportButton.tsx'
import { formatDateTime } from '../../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../../lib/formats.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Section } from '../../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { SingleLineText } from '../../../../ui/text/SingleLineText.tsx'
import { downloadEmailLog } from '../exports.ts'
import type { TrainingUserStore } from './TrainingUserStore.ts'

type Entry = EmailLogEntry & { id: string }

const col = createColumns<Entry>()

/** Headings from S1 section 2, which aren't translated. */
const createLogColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.display({
      id: 'created',
      header: t('training.log.created'),
      cell: ({ row }) => formatDateTime(formats, row.original.created),
      meta: { width: 190 },
    }),
    col.accessor('actions', {
      header: t('training.log.actions'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { priority: 2, width: 220, selfEvident: true },
    }),
    col.accessor('message', {
      header: t('training.log.message'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { priority: 1, selfEvident: true },
    }),
    col.accessor('delivery_status', {
      header: t('training.log.deliveryStatus'),
      meta: { priority: 1, width: 150, selfEvident: true },
    }),
  ])

type Props = {
  user: TrainingUserStore
  fileName: string
}

export const EmailLog = observer(function EmailLog({ user, fileName }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { log } = user
  const columns = useMemo(() => createLogColumns(t, formats), [t, formats])
  const rows = useMemo(
    () => (log.value ?? []).map((entry, index): Entry => ({ ...entry, id: String(index) })),
    [log.value],
  )
  const tools = (
    <ExportButton
      fileName={fileName}
      total={rows.length}
      onDownload={async () => downloadEmailLog(fileName, rows)}
    />
  )
  return (
    <Section title={t('training.log.title')} count={log.value?.length} tools={tools}>
      <DataTable
        {...toResourceProps(log)}
        rows={rows}
        label={t('training.log.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ message }) => message}
        empty={<EmptyState title={t('training.log.none')} />}
      />
    </Section>
  )
})
