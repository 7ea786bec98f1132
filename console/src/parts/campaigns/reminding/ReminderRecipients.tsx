import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { toTableProps } from '../../../lib/tables/tableProps.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PersonCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import type { ReminderRecipient } from './ReminderStore.ts'

const col = createColumns<ReminderRecipient>()

const createReachedColumns = (t: TFunction) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('campaigns.people.name'),
      cell: ({ row }) => <PersonCell name={row.original.name} email={row.original.email} />,
    }),
    col.accessor('email', {
      header: t('campaigns.people.email'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { priority: 1, selfEvident: true },
    }),
  ])

export const ReminderRecipients = observer(function ReminderRecipients({
  table,
}: {
  table: PagedList<ReminderRecipient>
}) {
  const { t } = useTranslation()
  const columns = useMemo(() => createReachedColumns(t), [t])
  const { rows, loading, error, onRetry, paging } = toTableProps(table)
  useEffect(() => void table.load(), [table])
  return (
    <DataTable
      {...{ rows, loading, error, onRetry, paging: { ...paging, onSize: undefined } }}
      label={t('campaigns.reminding.people')}
      columns={columns}
      rowId={({ email }) => email}
      rowName={({ name, email }) => name || email}
      dense
      empty={<EmptyState title={t('ui.noData')} />}
    />
  )
})
