import ReceiptLong from 'virtual:icon/ReceiptLongOutlined'
import { type Manager, role } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../../lib/formats.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { formatDateOrDash } from '../../ui/table/cells/dateCell.tsx'
import { PersonCell } from '../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../ui/table/columns.ts'
import { SingleLineText } from '../../ui/text/SingleLineText.tsx'

const col = createColumns<Manager>()

const formatRole = (t: TFunction, { role: managerRole }: Pick<Manager, 'role'>): string =>
  t(managerRole === role.admin ? 'shell.admin' : 'shell.viewer')

const createBillingColumn = (t: TFunction) =>
  col.display({
    id: 'billing',
    header: t('settings.admins.billing'),
    cell: ({ row }) =>
      row.original.billing && (
        <StatusBadge tone="info" icon={<ReceiptLong />} label={t('settings.admins.getsBills')} />
      ),
    meta: { priority: 2, width: 160, selfEvident: true },
  })

export const createManagerColumns = (t: TFunction, formats: Formats, { hasBills }: { hasBills: boolean }) =>
  col.columns([
    col.accessor('name', {
      header: t('settings.name'),
      cell: ({ row }) => <PersonCell name={row.original.name ?? ''} email={row.original.email} />,
      meta: { order: 'name' },
    }),
    col.accessor('email', {
      header: t('settings.address'),
      cell: ({ getValue }) => <SingleLineText text={getValue()} />,
      meta: { order: 'email', priority: 1, selfEvident: true },
    }),
    col.accessor('role', {
      header: t('settings.admins.role'),
      cell: ({ row }) => formatRole(t, row.original),
      meta: { order: 'role', priority: 1, width: 104, selfEvident: true },
    }),
    ...(hasBills ? [createBillingColumn(t)] : []),
    col.accessor('created', {
      header: t('settings.admins.added'),
      cell: ({ getValue }) => formatDateOrDash(formats, getValue()),
      meta: { order: 'created', priority: 3, width: 132 },
    }),
  ])
