import { formatCsvLine, formatCsvTime, type PartnerAccount, type PpvTransaction } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { Formats } from '../../../lib/formats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { useAccountExportName } from '../useAccountExportName.ts'
import type { PackageStore } from './PackageStore.ts'

const col = createColumns<PpvTransaction>()

const createPurchaseColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('notes', {
      header: t('account.package.note'),
      cell: (cell) =>
        cell.getValue() ? <SingleLineText text={cell.getValue()} /> : <MutedText>–</MutedText>,
      meta: { order: 'notes' },
    }),
    col.accessor('views', {
      header: t('account.package.views'),
      cell: (cell) => formats.number(cell.getValue()),
      meta: { order: 'views', priority: 1, width: 120, align: 'right' },
    }),
    col.accessor('created', {
      header: t('account.package.boughtAt'),
      cell: (cell) => formatDateTime(formats, cell.getValue()),
      meta: { order: 'created', priority: 2, width: 188, selfEvident: true },
    }),
  ])

const toCsvLines = (rows: readonly PpvTransaction[]): string[] => [
  formatCsvLine(['Id', 'Views', 'Note', 'Bought (UTC)']),
  ...rows.map(({ id, views, notes, created }) => formatCsvLine([id, views, notes, formatCsvTime(created)])),
]

type Props = { account: PartnerAccount; name: string; store: PackageStore; tools: ReactNode }

export const PurchasesTable = observer(function PurchasesTable({ account, name, store, tools }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const tableColumns = useMemo(() => createPurchaseColumns(t, formats), [t, formats])
  const { bought } = store
  const title = t('account.package.bought')
  const fileName = useAccountExportName(account)(name, title)
  return (
    <ListSection
      title={title}
      list={bought}
      fileName={fileName}
      onSave={(rows) => downloadBlob(fileName, createCsvBlob(toCsvLines(rows)))}
      before={
        <>
          <MutedText>{t('embed.log.zone', { zone: formats.zone })}</MutedText>
          {tools}
        </>
      }
      columns={tableColumns}
      rowId={({ id }) => String(id)}
      rowName={({ id, notes }) => notes || String(id)}
      emptyState={
        <EmptyState title={t('account.package.noBought')} text={t('account.package.noBoughtText')} />
      }
    />
  )
})
