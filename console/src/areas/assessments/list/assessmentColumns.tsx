import type { AssessmentRow } from '@heed/contracts'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import type { TFunction } from 'i18next'
import { paths } from '../../../app/paths.ts'
import type { Formats } from '../../../lib/formats.ts'
import { CampaignName } from '../../../parts/campaigns/list/CampaignName.tsx'
import { EmployeesCount } from '../../../parts/campaigns/list/EmployeesCount.tsx'
import { CampaignStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { dateCell } from '../../../ui/table/cells/dateCell.tsx'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { OneLine } from '../../../ui/text/OneLine.tsx'

const col = columnsOf<AssessmentRow>()

const nameAndStatus = (t: TFunction) =>
  [
    col.display({
      id: 'name',
      header: t('campaigns.list.name'),
      cell: ({ row }) => (
        <CampaignName campaign={row.original} icon={<Assessment />} packaged={t('campaigns.list.packaged')} />
      ),
    }),
    col.display({
      id: 'status',
      header: t('campaigns.list.status'),
      cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
      meta: { width: 132, selfEvident: true },
    }),
  ] as const

export const regularColumns = (t: TFunction, formats: Formats, isNarrow: boolean) =>
  col.columns([
    ...nameAndStatus(t),
    col.accessor('totalEmployees', {
      header: t('campaigns.list.employees'),
      cell: ({ row: { original } }) => (
        <EmployeesCount
          campaign={original}
          count={original.totalEmployees}
          to={paths.assessmentEmployees({ assessmentId: String(original.id) })}
          draft={paths.editAssessment({ assessmentId: String(original.id) })}
        />
      ),
      meta: { width: 128, align: 'right', priority: 3 },
    }),
    col.accessor('deliveryDate', {
      header: t('assessments.delivery'),
      cell: dateCell(formats),
      meta: { width: 132, priority: 3, ...(!isNarrow && { order: 'deliveryDate' }) },
    }),
    col.accessor('due', {
      header: t('assessments.due'),
      cell: dateCell(formats),
      meta: { width: 124, priority: 3, ...(!isNarrow && { order: 'due' }) },
    }),
    col.accessor('attendance', {
      header: t('campaigns.list.attendance'),
      // Employees who finished have attended, so their share must not be rounded to 0%.
      cell: ({ getValue, row: { original } }) => (
        <PercentBar percent={getValue()} part={original.usersFinished} word={t('campaigns.list.attended')} />
      ),
      meta: { width: 150, priority: 3, selfEvident: true, tip: t('campaigns.list.attendanceOf.assessment') },
    }),
    col.accessor('resilienceScore', {
      header: t('assessments.score'),
      cell: ({ getValue }) => <ScoreLabel score={getValue()} />,
      meta: { width: 164, selfEvident: true },
    }),
  ])

/** Packages are delivered by an external system, which also keeps the results. */
export const packagedColumns = (t: TFunction, formats: Formats, isNarrow: boolean) =>
  col.columns([
    ...nameAndStatus(t),
    col.accessor('areas', {
      header: t('assessments.areas'),
      cell: ({ getValue }) => <OneLine text={getValue().join(', ')} />,
      meta: { width: 406, priority: 3 },
    }),
    col.accessor('last_updated', {
      header: t('campaigns.list.lastUpdated'),
      cell: dateCell(formats),
      meta: { width: 164, priority: 3, ...(!isNarrow && { order: 'last_updated' }) },
    }),
  ])
