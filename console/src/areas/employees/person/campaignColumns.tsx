import { campaignStatus, type UserAssessment, type UserTraining } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { Dates } from '../../../lib/dates.ts'
import { ScoreLabel } from '../../../ui/ScoreLabel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'

const dates = new Dates()

/** Status of a training or an assessment as a badge (S2 section 9). */
function CampaignStatus({ t, status }: { t: TFunction; status: number }) {
  switch (status) {
    case campaignStatus.active:
      return <StatusBadge tone="success" label={t('employees.active')} />
    case campaignStatus.completed:
      return <StatusBadge tone="neutral" label={t('employees.completed')} />
    case campaignStatus.scheduled:
      return <StatusBadge tone="info" label={t('employees.scheduled')} />
    default:
      return <StatusBadge tone="warning" label={t('employees.draft')} />
  }
}

export function trainingColumns(t: TFunction) {
  const col = columnsOf<UserTraining>()
  return col.columns([
    col.accessor('name', { header: t('employees.name'), meta: { priority: 1 } }),
    col.display({
      id: 'status',
      header: t('employees.status'),
      cell: ({ row }) => <CampaignStatus t={t} status={row.original.status} />,
      meta: { priority: 1, width: 130 },
    }),
    col.accessor('firstBatch', {
      header: t('employees.firstLesson'),
      cell: (cell) => dates.date(cell.getValue()) || '–',
      meta: { priority: 3, width: 150 },
    }),
    col.display({
      id: 'opened',
      header: t('employees.lessonsOpened'),
      cell: ({ row }) => `${row.original.opened}/${row.original.lessonsDelivered}`,
      meta: { priority: 2, align: 'right', width: 140 },
    }),
    col.display({
      id: 'score',
      header: t('employees.score'),
      cell: ({ row }) => <ScoreLabel score={row.original.singleUserScore} />,
      meta: { priority: 2, width: 140 },
    }),
  ])
}

export function assessmentColumns(t: TFunction) {
  const col = columnsOf<UserAssessment>()
  return col.columns([
    col.accessor('name', { header: t('employees.name'), meta: { priority: 1 } }),
    col.display({
      id: 'status',
      header: t('employees.status'),
      cell: ({ row }) => <CampaignStatus t={t} status={row.original.status} />,
      meta: { priority: 1, width: 130 },
    }),
    col.accessor('deliveryDate', {
      header: t('employees.delivered'),
      cell: (cell) => dates.date(cell.getValue()) || '–',
      meta: { priority: 3, width: 150 },
    }),
    col.accessor('completionDate', {
      header: t('employees.completedDate'),
      cell: (cell) => dates.date(cell.getValue()) || '–',
      meta: { priority: 2, width: 150 },
    }),
    col.display({
      id: 'score',
      header: t('employees.score'),
      cell: ({ row }) => <ScoreLabel score={row.original.userScore} />,
      meta: { priority: 2, width: 140 },
    }),
  ])
}
