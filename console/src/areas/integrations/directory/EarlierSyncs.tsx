import { type SyncStatus, syncStatus } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import type { Directory } from '../Directory.ts'

const col = createColumns<SyncStatus>()
const MAX_EARLIER_SYNCS = 5

export const EarlierSyncs = observer(function EarlierSyncs({ directory }: { directory: Directory }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const columns = useMemo(() => createSyncColumns(t, formats), [t, formats])
  const earlierSyncs = directory.syncs.slice(1, MAX_EARLIER_SYNCS + 1)
  if (earlierSyncs.length === 0) return null
  return (
    <div style={{ marginTop: 16 }}>
      <DataTable
        label={t('integrations.sync.earlier')}
        columns={columns}
        rows={earlierSyncs}
        rowId={({ lastSyncId }) => lastSyncId ?? ''}
        rowName={({ lastSync }) => formatDateTime(formats, lastSync)}
        empty={null}
        dense
      />
    </div>
  )
})

const createSyncColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('lastSync', {
      header: t('integrations.sync.earlier'),
      cell: ({ row }) => formatDateTime(formats, row.original.lastSync),
    }),
    col.accessor('status', {
      header: t('integrations.sync.result'),
      cell: ({ row }) => <Result {...row.original} />,
      meta: { selfEvident: true },
    }),
    col.accessor('createdUsers', {
      header: t('integrations.sync.createdUsers'),
      cell: ({ row }) => formats.number(row.original.createdUsers),
      meta: { align: 'right', width: 140 },
    }),
    col.accessor('removedMembership', {
      header: t('integrations.sync.removedMembership'),
      cell: ({ row }) => formats.number(row.original.removedMembership),
      meta: { align: 'right', width: 200, priority: 3 },
    }),
  ])

function Result({ status, errorDetails }: SyncStatus) {
  const { t } = useTranslation()
  if (status !== syncStatus.failed)
    return <StatusBadge tone="success" label={t('integrations.sync.worked')} />
  return (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center', minWidth: 0 }}>
      <StatusBadge tone="error" label={t('integrations.sync.failed')} />
      <SingleLineText text={errorDetails ?? ''} />
    </span>
  )
}
