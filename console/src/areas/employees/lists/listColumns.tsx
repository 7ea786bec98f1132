import type { EmployeeList } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { Dates } from '../../../lib/dates.ts'
import { SourceTag } from '../../../parts/people/SourceTag.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'

const col = columnsOf<EmployeeList>()
const dates = new Dates()

export const listColumns = (t: TFunction) =>
  col.columns([
    col.accessor('name', { header: t('employees.name'), meta: { order: 'name', priority: 1 } }),
    col.accessor('usersCount', {
      header: t('employees.employees'),
      cell: (cell) => cell.getValue().toLocaleString('en-US'),
      meta: { order: 'usersCount', priority: 1, align: 'right', width: 130 },
    }),
    col.accessor('created', {
      header: t('employees.created'),
      cell: (cell) => dates.date(cell.getValue()),
      meta: { order: 'created', priority: 2, width: 160 },
    }),
    col.display({
      id: 'source',
      header: t('employees.source'),
      cell: ({ row }) => <SourceTag source={row.original.source} />,
      meta: { priority: 3, width: 160 },
    }),
  ])
