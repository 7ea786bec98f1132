import type { Employee } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { Dates } from '../../../lib/dates.ts'
import { OneLine } from '../../../ui/OneLine.tsx'
import { Tags } from '../../../ui/Tag.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { nameOf } from '../useEmployeeActions.tsx'

const col = columnsOf<Employee>()
const dates = new Dates()
const shownLists = 2

/** With anonymous tracking the address is all that is shown (S2 section 2.3). */
export function peopleColumns(t: TFunction, anonymous: boolean) {
  const email = col.accessor('email', {
    header: t('employees.email'),
    cell: (cell) => <OneLine text={cell.getValue()} />,
    meta: { order: 'email', priority: anonymous ? 1 : 2 },
  })
  if (anonymous) return col.columns([email])
  return col.columns([
    col.display({
      id: 'name',
      header: t('employees.name'),
      cell: ({ row }) => <OneLine text={nameOf(row.original)} />,
      meta: { order: 'name', priority: 1 },
    }),
    email,
    col.display({
      id: 'lists',
      header: t('employees.lists'),
      cell: ({ row }) => <Tags labels={row.original.lists.map(({ name }) => name)} most={shownLists} />,
      meta: { priority: 3 },
    }),
    col.display({
      id: 'lastActive',
      header: t('employees.lastActive'),
      cell: ({ row }) => dates.date(row.original.lastActive) || t('employees.never'),
      meta: { order: 'lastActive', priority: 2, width: 150 },
    }),
  ])
}
