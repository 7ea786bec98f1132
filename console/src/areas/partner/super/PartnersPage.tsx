import { formatCsvLine, type NotificationTarget } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { ActAsDialog } from './ActAsDialog.tsx'
import { PartnersStore } from './PartnersStore.ts'
import { SuperFrame } from './SuperFrame.tsx'
import { useSuperExportName } from './useSuperExportName.ts'
import { useToggleSelling } from './useToggle.ts'

function SellingStatus({ enabled }: { enabled: boolean | undefined }) {
  const { t } = useTranslation()
  if (enabled === undefined) return <MutedText>–</MutedText>
  return (
    <StatusBadge
      tone={enabled ? 'success' : 'error'}
      label={t(enabled ? 'account.super.isOn' : 'account.super.isOff')}
    />
  )
}

const col = createColumns<NotificationTarget>()

const createPartnerColumns = (t: TFunction) =>
  col.columns([
    col.accessor('name', {
      header: t('account.super.account'),
      cell: (cell) => <NameCell name={cell.getValue()} mark={<Avatar name={cell.getValue()} named />} />,
      meta: { order: 'name' },
    }),
    col.display({
      id: 'enabled',
      header: t('account.super.status'),
      cell: ({ row }) => <SellingStatus enabled={row.original.enabled} />,
      meta: { order: 'enabled', priority: 1, width: 180, selfEvident: true },
    }),
    col.accessor('id', {
      header: t('account.super.id'),
      meta: { priority: 2, width: 96, align: 'right' },
    }),
  ])

const toCsvLines = (accounts: readonly NotificationTarget[]): string[] => [
  formatCsvLine(['Account', 'Id', 'Status']),
  ...accounts.map(({ id, name, enabled }) =>
    formatCsvLine([name, id, enabled === undefined ? '' : enabled ? 'on' : 'off']),
  ),
]

export const PartnersPage = observer(function PartnersPage() {
  const { t } = useTranslation()
  const { client } = useRoot()
  const [store] = useState(() => new PartnersStore(client))
  const [selectedPartner, selectPartner] = useState<NotificationTarget>()
  const toggle = useToggleSelling(store)
  const columns = useMemo(() => createPartnerColumns(t), [t])
  const { list } = store
  const title = t('account.super.partners')
  const fileName = useSuperExportName()(title)
  const load = useCallback(() => store.listManagers(selectedPartner?.id ?? 0), [store, selectedPartner])
  const getMenuActions = (account: NotificationTarget): Action[] => [
    {
      key: 'open',
      label: t('account.super.open'),
      to: paths.partnerCompanies({ partnerId: account.id }),
    },
    { key: 'act', label: t('account.super.act'), onRun: () => selectPartner(account) },
    {
      key: 'on',
      label: t('account.super.on'),
      hidden: account.enabled === true,
      onRun: () => toggle(account, true),
    },
    {
      key: 'off',
      label: t('account.super.off'),
      hidden: account.enabled === false,
      danger: true,
      onRun: () => toggle(account, false),
    },
  ]
  return (
    <SuperFrame title={title}>
      <ListSection
        title={title}
        list={list}
        searchLabel={t('account.super.searchPartners')}
        fileName={fileName}
        onSave={(accounts) => downloadBlob(fileName, createCsvBlob(toCsvLines(accounts)))}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.partnerCompanies({ partnerId: id })}
        rowMenu={getMenuActions}
        emptyState={
          <EmptyState title={t('account.super.noPartners')} text={t('account.super.noPartnersText')} />
        }
      />
      {selectedPartner && (
        <ActAsDialog
          companyName={selectedPartner.name}
          load={load}
          onClose={() => selectPartner(undefined)}
        />
      )}
    </SuperFrame>
  )
})
