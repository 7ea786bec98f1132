import { type BouncedUser, companyName, csvLine } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/ExportButton.tsx'
import { useCompany } from '../../../app/RootContext.tsx'
import { useExportName } from '../../../app/useExportName.ts'
import { csvBlob, download } from '../../../lib/download.ts'
import type { PagedList } from '../../../lib/PagedList.ts'
import { tableProps } from '../../../lib/tableProps.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Muted } from '../../../ui/Muted.tsx'
import { OneLine } from '../../../ui/OneLine.tsx'
import { PaneDialog } from '../../../ui/PaneDialog.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PersonCell } from '../../../ui/table/NameCell.tsx'

const col = columnsOf<BouncedUser>()

const bouncedColumns = (t: TFunction) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('campaigns.people.name'),
      cell: ({ row }) => <PersonCell name={row.original.name} email={row.original.email} />,
      meta: { order: 'name' },
    }),
    col.accessor('listName', {
      header: t('campaigns.people.list'),
      cell: (cell) => {
        const list = cell.getValue()
        return list ? <OneLine text={list} /> : <Muted>{t('campaigns.people.listUnavailable')}</Muted>
      },
      meta: { priority: 2, width: '28%', selfEvident: true },
    }),
    col.accessor('email', {
      header: t('campaigns.people.email'),
      cell: (cell) => <OneLine text={cell.getValue()} />,
      meta: { order: 'email', priority: 1, width: '36%', selfEvident: true },
    }),
  ])

type Props = {
  table: PagedList<BouncedUser>
  /** The name of the campaign. */
  of: string
  onClose: () => void
}

/** One line an address; a list that is not known is an empty cell. */
const downloadBounced = (name: string, people: readonly BouncedUser[]): void =>
  download(
    name,
    csvBlob([
      csvLine(['Name', 'List', 'Email']),
      ...people.map(({ name, listName, email }) => csvLine([name, listName ?? '', email])),
    ]),
  )

/** Whose mail of a campaign came back (S1 section 2). */
export const BouncedDialog = observer(function BouncedDialog({ table, of, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const columns = useMemo(() => bouncedColumns(t), [t])
  useEffect(() => void table.load(), [table])
  const fileName = useExportName()(of, t('campaigns.bounced.title'))
  return (
    <PaneDialog title={t('campaigns.bounced.title')} company={companyName(company)} onClose={onClose}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <ExportButton
          fileName={fileName}
          total={table.total}
          onDownload={async () => downloadBounced(fileName, await table.every())}
        />
      </div>
      <DataTable
        {...tableProps(table)}
        label={t('campaigns.bounced.title')}
        columns={columns}
        rowId={({ email }) => email}
        rowName={({ name, email }) => name || email}
        empty={<EmptyState title={t('campaigns.bounced.none')} />}
      />
    </PaneDialog>
  )
})
