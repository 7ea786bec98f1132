import type { Report } from '@heed/contracts'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import CameraAlt from '@mui/icons-material/CameraAltOutlined'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { Formats } from '../../../lib/formats.ts'
import { IconTile } from '../../../ui/IconTile.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { dateCell } from '../../../ui/table/dateCell.tsx'
import { NameCell } from '../../../ui/table/NameCell.tsx'
import { scheduleText } from '../scheduleText.ts'
import { RowActions } from './RowActions.tsx'

const col = columnsOf<Report>()

export type ReportDeeds = { onEdit: (report: Report) => void; onDelete: (report: Report) => void }

const nameColumn = (t: TFunction, icon: ReactElement) =>
  col.accessor('name', {
    header: t('reports.name'),
    cell: (cell) => (
      <NameCell
        name={cell.getValue() || <Tag label={t('reports.noName')} />}
        mark={<IconTile icon={icon} />}
      />
    ),
    meta: { order: 'name' },
  })

const actionsColumn = (t: TFunction, deeds: ReportDeeds) =>
  col.display({
    id: 'actions',
    header: t('ui.actions'),
    cell: ({ row }) => <RowActions report={row.original} {...deeds} />,
    meta: { align: 'right', width: 196, selfEvident: true, priority: 2 },
  })

/** They are sorted by when they were made, which is not shown (S2 section 2.5). */
export const recurringColumns = (t: TFunction, formats: Formats, now: () => Date, deeds: ReportDeeds) =>
  col.columns([
    nameColumn(t, <Assessment />),
    col.display({
      id: 'frequency',
      header: t('reports.frequency'),
      cell: ({ row }) => scheduleText(row.original, t, formats, now()),
      meta: { width: '36%', priority: 1, selfEvident: true },
    }),
    actionsColumn(t, deeds),
  ])

export const snapshotColumns = (t: TFunction, formats: Formats, deeds: ReportDeeds) =>
  col.columns([
    nameColumn(t, <CameraAlt />),
    col.accessor('created', {
      header: t('reports.created'),
      cell: dateCell(formats),
      meta: { order: 'created', width: '36%', priority: 1, selfEvident: true },
    }),
    actionsColumn(t, deeds),
  ])
