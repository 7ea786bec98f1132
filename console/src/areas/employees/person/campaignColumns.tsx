import FactCheckOutlined from 'virtual:icon/FactCheckOutlined'
import SchoolOutlined from 'virtual:icon/SchoolOutlined'
import type { UserAssessment, UserTraining } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { Formats } from '../../../lib/formats.ts'
import { CampaignStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { renderSentTime } from '../../../parts/people/bounces/sentCell.tsx'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { createDateCell } from '../../../ui/table/cells/dateCell.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { type Columns, createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'

type Campaign = UserTraining | UserAssessment

function createCampaignColumns<Row extends Campaign>(
  t: TFunction,
  icon: ReactElement,
  kindColumns: Columns<Row>,
  score: (campaign: Row) => ReactElement,
): Columns<Row> {
  const col = createColumns<Row>()
  return [
    col.display({
      id: 'name',
      header: t('employees.name'),
      cell: ({ row }) => <NameCell name={row.original.name} mark={<IconTile icon={icon} />} />,
    }),
    col.display({
      id: 'status',
      header: t('employees.status'),
      cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
      meta: { priority: 1, width: 140, selfEvident: true },
    }),
    ...kindColumns,
    col.display({
      id: 'score',
      header: t('employees.score'),
      cell: ({ row }) => score(row.original),
      meta: { priority: 1, width: 160, selfEvident: true },
    }),
  ]
}

/** Without delivered lessons, there is no share to show. */
const hasLessons = ({ lessonsDelivered }: UserTraining): boolean => lessonsDelivered > 0

export function createTrainingColumns(t: TFunction, formats: Formats) {
  const col = createColumns<UserTraining>()
  const kindColumns = col.columns([
    col.accessor('firstBatch', {
      header: t('employees.firstLesson'),
      cell: createDateCell(formats),
      meta: { priority: 3, width: 140 },
    }),
    col.display({
      id: 'opened',
      header: t('employees.lessonsOpened'),
      cell: ({ row }) =>
        hasLessons(row.original) ? (
          `${formats.number(row.original.opened)}/${formats.number(row.original.lessonsDelivered)}`
        ) : (
          <MutedText>–</MutedText>
        ),
      meta: { priority: 2, align: 'right', width: 140 },
    }),
  ])
  return createCampaignColumns(t, <SchoolOutlined />, kindColumns, (training) =>
    hasLessons(training) ? <ScoreLabel score={training.singleUserScore} /> : <MutedText>–</MutedText>,
  )
}

export function createAssessmentColumns(t: TFunction, formats: Formats) {
  const col = createColumns<UserAssessment>()
  const kindColumns = col.columns([
    col.display({
      id: 'deliveryDate',
      header: t('employees.delivered'),
      cell: ({ row: { original } }) =>
        renderSentTime(t, formats, { sentAt: original.deliveryDate, bounced: original.bounced }),
      meta: { priority: 3, width: 170 },
    }),
    col.accessor('completionDate', {
      header: t('employees.completedDate'),
      cell: createDateCell(formats),
      meta: { priority: 2, width: 150 },
    }),
  ])
  return createCampaignColumns(t, <FactCheckOutlined />, kindColumns, ({ userScore }) => (
    <ScoreLabel score={userScore} />
  ))
}
