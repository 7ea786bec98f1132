import type { Formats } from '../../lib/formats.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Tags } from '../../ui/badges/Tag.tsx'
import { ScoreLabel } from '../../ui/figures/ScoreLabel.tsx'
import { PersonCell } from '../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../ui/table/columns.ts'
import type { Tone } from '../../ui/theme/palette.ts'
import type { Person } from './people.ts'

const tones: Record<Person['status'], Tone> = { active: 'success', invited: 'neutral', bounced: 'error' }
const col = createColumns<Person>()

export const createKitPersonColumns = (formats: Formats) =>
  col.columns([
    col.accessor('name', {
      header: 'Name',
      cell: ({ row }) => <PersonCell name={row.original.name} email={row.original.email} />,
      meta: { order: 'name' },
    }),
    col.accessor('email', {
      header: 'Email',
      meta: { order: 'email', priority: 2, width: '24%', selfEvident: true },
    }),
    col.accessor('lists', {
      header: 'Lists',
      cell: (cell) => <Tags labels={cell.getValue()} most={1} />,
      meta: { priority: 3 },
    }),
    col.accessor('status', {
      header: 'Status',
      cell: (cell) => <StatusBadge tone={tones[cell.getValue()]} label={cell.getValue()} />,
      meta: { width: 108, selfEvident: true },
    }),
    col.accessor('score', {
      header: 'Score',
      cell: (cell) => <ScoreLabel score={cell.getValue()} />,
      meta: { order: 'score', priority: 3, width: 150, selfEvident: true },
    }),
    col.accessor('lastActive', {
      header: 'Last active',
      cell: (cell) => formats.date(cell.getValue()),
      meta: { order: 'lastActive', priority: 2, width: 130 },
    }),
  ])
