import type { Employee } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../lib/formats.ts'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Tags } from '../../../ui/badges/Tag.tsx'
import { NameCell, PersonCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'

const col = createColumns<Employee>()
const maxShownLists = 2

const createLastActiveColumn = (t: TFunction, formats: Formats) =>
  col.display({
    id: 'lastActive',
    header: t('employees.lastActive'),
    cell: ({ row }) => formats.date(row.original.lastActive) || <MutedText>{t('employees.never')}</MutedText>,
    meta: { order: 'lastActive', priority: 2, width: 132, isLast: true },
  })

/** Anonymous tracking shows only addresses (S2 section 2.3); `isReached` omits the last-active column. */
export function createPeopleColumns(t: TFunction, formats: Formats, anonymous: boolean, isReached = false) {
  if (anonymous) {
    return col.columns([
      col.accessor('email', {
        header: t('employees.email'),
        cell: (cell) => <NameCell name={cell.getValue()} mark={<Avatar name="" named />} />,
        meta: { order: 'email' },
      }),
    ])
  }
  return col.columns([
    col.display({
      id: 'name',
      header: t('employees.name'),
      cell: ({ row: { original } }) => (
        <PersonCell
          name={original.name}
          email={original.email}
          mark={original.bounce && <StatusBadge tone="error" label={t('employees.bounce.badge')} />}
        />
      ),
      meta: { order: 'name' },
    }),
    col.accessor('email', {
      header: t('employees.email'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'email', priority: 2, width: isReached ? '38%' : '28%', selfEvident: true },
    }),
    col.display({
      id: 'lists',
      header: t('employees.lists'),
      cell: ({ row }) => <Tags labels={row.original.lists.map(({ name }) => name)} most={maxShownLists} />,
      meta: { priority: 3, width: isReached ? '27%' : '23%' },
    }),
    ...(isReached ? [] : [createLastActiveColumn(t, formats)]),
  ])
}
