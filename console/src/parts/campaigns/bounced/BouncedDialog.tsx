import {
  type BouncedUser,
  formatCsvLine,
  formatCsvTime,
  getCompanyName,
  hasBouncedAddress,
} from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { getEmployeePath } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { toTableProps } from '../../../lib/tables/tableProps.ts'
import { PaneDialog } from '../../../ui/dialogs/PaneDialog.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PersonCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { useBounceActions } from '../../people/bounces/useBounceActions.tsx'
import { useCorrectAddress } from '../../people/bounces/useCorrectAddress.tsx'

const col = createColumns<BouncedUser>()

const createBouncedColumns = (t: TFunction) =>
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
        return list ? (
          <SingleLineText text={list} />
        ) : (
          <MutedText>{t('campaigns.people.listUnavailable')}</MutedText>
        )
      },
      meta: { priority: 2, width: '19%', selfEvident: true },
    }),
    col.accessor('email', {
      header: t('campaigns.people.email'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'email', priority: 1, width: '27%', selfEvident: true },
    }),
    col.display({
      id: 'bounced',
      header: t('campaigns.bounced.at'),
      cell: ({ row: { original } }) => <BounceReason {...original} />,
      meta: { priority: 1, width: '27%' },
    }),
  ])

function BounceReason({ email, bounce }: Pick<BouncedUser, 'email' | 'bounce'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!bounce) return <MutedText>–</MutedText>
  if (!hasBouncedAddress({ email, bounce })) return t('campaigns.bounced.isCorrected')
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {formats.date(bounce.at)} <MutedText>{bounce.reason}</MutedText>
    </span>
  )
}

type Props = {
  table: PagedList<BouncedUser>
  campaignName: string
  onClose: () => void
  onChanged: () => void
}

const downloadBounced = (name: string, people: readonly BouncedUser[]): void =>
  downloadBlob(
    name,
    createCsvBlob([
      formatCsvLine(['Name', 'List', 'Email', 'Bounced (UTC)', 'Reason']),
      ...people.map(({ name, listName, email, bounce }) =>
        formatCsvLine([name, listName ?? '', email, formatCsvTime(bounce?.at ?? null), bounce?.reason ?? '']),
      ),
    ]),
  )

export const BouncedDialog = observer(function BouncedDialog({
  table,
  campaignName,
  onClose,
  onChanged,
}: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  // Screen readers can't reach page notices, which are behind this dialog.
  const [doneText, setDoneText] = useState('')
  const handleChange = () => {
    void table.refresh()
    onChanged()
  }
  const { correct, dialog } = useCorrectAddress(handleChange, setDoneText)
  const actions = useBounceActions<BouncedUser>({
    onCorrect: correct,
    onSent: handleChange,
    tell: setDoneText,
  })
  const columns = useMemo(() => createBouncedColumns(t), [t])
  useEffect(() => void table.load(), [table])
  const fileName = useExportName()(campaignName, t('campaigns.bounced.title'))
  return (
    <PaneDialog
      title={t('campaigns.bounced.title')}
      company={getCompanyName(company)}
      onClose={onClose}
      size="lg"
    >
      {doneText && <Banner tone="success">{doneText}</Banner>}
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <ExportButton
          fileName={fileName}
          total={table.total}
          onDownload={async () => downloadBounced(fileName, await table.fetchAll())}
        />
      </div>
      <DataTable
        {...toTableProps(table)}
        label={t('campaigns.bounced.title')}
        columns={columns}
        rowId={({ email }) => email}
        rowName={({ name, email }) => name || email}
        rowHref={({ email }) => getEmployeePath(email)}
        rowMenu={actions}
        empty={<EmptyState title={t('campaigns.bounced.none')} />}
      />
      {dialog}
    </PaneDialog>
  )
})
