import Assessment from 'virtual:icon/AssessmentOutlined'
import CameraAlt from 'virtual:icon/CameraAltOutlined'
import { getNextRun, type Report, toReportSchedule } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { ServerTime } from '../../../app/root/ServerTime.tsx'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { createDateCell } from '../../../ui/table/cells/dateCell.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { getReasonProps } from '../../../ui/tooltipProps.ts'
import { formatSchedule } from '../scheduleText.ts'
import { type ReportActions, RowActions } from './RowActions.tsx'

const col = createColumns<Report>()

const createNameColumn = (t: TFunction, icon: ReactElement, order?: 'name') =>
  col.accessor('name', {
    header: t('reports.name'),
    cell: (cell) => (
      <NameCell
        name={cell.getValue() || <Tag label={t('reports.noName')} />}
        mark={<IconTile icon={icon} />}
      />
    ),
    meta: order === undefined ? {} : { order },
  })

const createActionsColumn = (t: TFunction, actions: ReportActions) =>
  col.display({
    id: 'actions',
    header: t('ui.actions'),
    cell: ({ row }) => <RowActions report={row.original} {...actions} />,
    meta: { align: 'right', width: 196, selfEvident: true, priority: 2 },
  })

/** Sorted by creation date, which isn't shown as a column (S2 section 2.5). */
export const createRecurringColumns = (t: TFunction, formats: Formats, actions: ReportActions) =>
  col.columns([
    createNameColumn(t, <Assessment />),
    col.display({
      id: 'frequency',
      header: t('reports.frequency'),
      cell: ({ row }) => (
        <ServerTime>
          {(now) => <Frequency report={row.original} t={t} formats={formats} now={now} />}
        </ServerTime>
      ),
      meta: { width: '36%', priority: 1, selfEvident: true },
    }),
    createActionsColumn(t, actions),
  ])

type FrequencyProps = { report: Report; t: TFunction; formats: Formats; now: Date }

function Frequency({ report, t, formats, now }: FrequencyProps) {
  const schedule = toReportSchedule(report)
  const { length: count } = report.recipientsEmails
  const nextRunText =
    schedule && formatDateTime(formats, getNextRun(schedule, report.created, now.toISOString()))
  return (
    <div>
      <div>{formatSchedule(report, t, formats, now)}</div>
      {nextRunText && (
        <MutedText {...getReasonProps(report.recipientsEmails.join('\n') || undefined)}>
          {t(count === 0 ? 'reports.nextToNobody' : 'reports.nextTo', { next: nextRunText, count })}
        </MutedText>
      )}
    </div>
  )
}

export const createSnapshotColumns = (t: TFunction, formats: Formats, actions: ReportActions) =>
  col.columns([
    createNameColumn(t, <CameraAlt />, 'name'),
    col.accessor('created', {
      header: t('reports.created'),
      cell: createDateCell(formats),
      meta: { order: 'created', width: '36%', priority: 1, selfEvident: true },
    }),
    createActionsColumn(t, actions),
  ])
