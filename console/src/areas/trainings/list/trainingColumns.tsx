import { campaignStatus, type TrainingRow } from '@heed/contracts'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import School from '@mui/icons-material/SchoolOutlined'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../lib/formats.ts'
import { ahead } from '../../../lib/timeFormats.ts'
import { CampaignStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { IconTile } from '../../../ui/IconTile.tsx'
import { Muted } from '../../../ui/Muted.tsx'
import { PercentBar } from '../../../ui/PercentBar.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { dateCell } from '../../../ui/table/dateCell.tsx'
import { NameCell } from '../../../ui/table/NameCell.tsx'
import type { Across } from '../../../ui/table/types.ts'

/** Letters of a training's name that a row shows (READINGS A-70). */
const nameCut = 30

const col = columnsOf<TrainingRow>()

/** Where a table has no head over its columns, what it is sorted by is chosen above it alone. */
export const trainingColumns = (t: TFunction, formats: Formats, isNarrow: boolean) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('trainings.name'),
      cell: ({ row }) => <TrainingName training={row.original} packaged={t('trainings.packaged')} />,
    }),
    col.display({
      id: 'status',
      header: t('trainings.status'),
      cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
      meta: { width: 132, selfEvident: true },
    }),
    col.display({
      id: 'totalUsers',
      header: t('trainings.employees'),
      cell: ({ row }) => (row.original.isScorm ? <Muted>–</Muted> : formats.number(row.original.totalUsers)),
      meta: { width: 128, align: 'right', priority: 3 },
    }),
    col.accessor('firstBatch', {
      header: t('trainings.start'),
      cell: dateCell(formats),
      meta: { width: 124, priority: 3, ...(!isNarrow && { order: 'firstBatch' }) },
    }),
    col.accessor('lastBatch', {
      header: t('trainings.end'),
      cell: dateCell(formats),
      meta: { width: 124, priority: 3, ...(!isNarrow && { order: 'lastBatch' }) },
    }),
    col.accessor('attendance', {
      header: t('trainings.attendance'),
      cell: ({ getValue }) => <PercentBar percent={getValue()} word={t('trainings.attended')} />,
      meta: { width: 150, priority: 3, selfEvident: true },
    }),
    col.accessor('awarenessScore', {
      header: t('trainings.completion'),
      cell: ({ getValue }) => <PercentBar percent={getValue()} word={t('trainings.done')} />,
      meta: { width: 164, selfEvident: true },
    }),
  ])

type NameProps = { training: TrainingRow; packaged: string }

function TrainingName({ training: { name, isScorm }, packaged }: NameProps) {
  return (
    <NameCell
      mark={<IconTile icon={isScorm ? <Inventory /> : <School />} />}
      name={
        <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
          <Truncate text={name} at={nameCut} />
          {isScorm && <Tag label={packaged} />}
        </span>
      }
    />
  )
}

/** What a training says that has nobody's progress to tell, in place of no per cent. */
export function stateOf(
  training: TrainingRow,
  t: TFunction,
  formats: Formats,
  now: Date,
): Across | undefined {
  const content = saidOf(training, t, formats, now)
  return content === undefined
    ? undefined
    : { columns: ['attendance', 'awarenessScore'], content: <Muted>{content}</Muted> }
}

function saidOf(training: TrainingRow, t: TFunction, formats: Formats, now: Date): string | undefined {
  const { isScorm, status, subjectsSent, totalSubjects: count, firstBatch } = training
  if (isScorm) return t('trainings.elsewhere')
  if (status === campaignStatus.draft) {
    return subjectsSent > 0 ? t('trainings.stoppedAt', { n: subjectsSent, count }) : t('trainings.notStarted')
  }
  return status === campaignStatus.scheduled && subjectsSent === 0 && firstBatch !== null
    ? t('trainings.starts', { when: ahead(formats, now, firstBatch) })
    : undefined
}
