import { formatCsvLine } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../lib/formats.ts'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import type { PackageRow } from './PackagesStore.ts'

const col = createColumns<PackageRow>()

const standingStyles = {
  few: { tone: 'warning', label: 'account.packages.few' },
  none: { tone: 'error', label: 'account.packages.noneLeft' },
} as const

export const createPackageColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('name', {
      header: t('account.packages.company'),
      cell: (cell) => (
        <NameCell name={cell.getValue()} mark={<Avatar name={cell.getValue()} shape="group" named />} />
      ),
      meta: { order: 'company' },
    }),
    col.display({
      id: 'standing',
      header: '',
      cell: ({ row }) => {
        const { standing } = row.original
        if (standing === 'plenty') return null
        const { tone, label } = standingStyles[standing]
        return <StatusBadge tone={tone} label={t(label)} />
      },
      meta: { width: 132, selfEvident: true },
    }),
    col.accessor('left', {
      header: t('account.packages.left'),
      cell: (cell) => t('account.packages.count', { count: cell.getValue() }),
      meta: { order: 'left', width: 128, priority: 1, align: 'right', selfEvident: true },
    }),
    col.accessor('used', {
      header: t('account.packages.used'),
      cell: (cell) => formats.number(cell.getValue()),
      meta: { order: 'used', width: 112, priority: 2, align: 'right' },
    }),
    col.accessor('bought', {
      header: t('account.packages.bought'),
      cell: (cell) => formats.number(cell.getValue()),
      meta: { order: 'bought', width: 112, priority: 2, align: 'right' },
    }),
  ])

export const toPackageLines = (rows: readonly PackageRow[]): string[] => [
  formatCsvLine(['Company', 'Id', 'Views left', 'Used', 'Bought']),
  ...rows.map(({ name, companyId, left, used, bought }) =>
    formatCsvLine([name, companyId, left, used, bought]),
  ),
]
