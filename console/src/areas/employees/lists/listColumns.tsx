import GroupsOutlined from 'virtual:icon/GroupsOutlined'
import type { EmployeeList } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../lib/formats.ts'
import { getSourceName } from '../../../parts/people/SourceTag.tsx'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'

const col = createColumns<EmployeeList>()

export const createListColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('name', {
      header: t('employees.name'),
      cell: (cell) => <NameCell name={cell.getValue()} mark={<IconTile icon={<GroupsOutlined />} />} />,
      meta: { order: 'name' },
    }),
    col.accessor('usersCount', {
      header: t('employees.employees'),
      cell: (cell) => formats.number(cell.getValue()),
      meta: { order: 'usersCount', priority: 1, align: 'right', width: 130, selfEvident: true },
    }),
    col.accessor('created', {
      header: t('employees.created'),
      cell: ({ row }) =>
        [getSourceName(t, row.original.source), formats.date(row.original.created)]
          .filter(Boolean)
          .join(', '),
      meta: { order: 'created', priority: 2, width: 250, selfEvident: true },
    }),
  ])
