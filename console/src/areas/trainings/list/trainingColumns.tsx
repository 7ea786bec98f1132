import type { TrainingRow } from '@heed/contracts'
import School from '@mui/icons-material/SchoolOutlined'
import type { TFunction } from 'i18next'
import { paths } from '../../../app/paths.ts'
import type { Formats } from '../../../lib/formats.ts'
import { CampaignName } from '../../../parts/campaigns/list/CampaignName.tsx'
import { EmployeesCount } from '../../../parts/campaigns/list/EmployeesCount.tsx'
import { CampaignStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { dateCell } from '../../../ui/table/cells/dateCell.tsx'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { Muted } from '../../../ui/text/Muted.tsx'

const col = columnsOf<TrainingRow>()

export const trainingColumns = (t: TFunction, formats: Formats, isNarrow: boolean) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('campaigns.list.name'),
      cell: ({ row }) => (
        <CampaignName campaign={row.original} icon={<School />} packaged={t('campaigns.list.packaged')} />
      ),
    }),
    col.display({
      id: 'status',
      header: t('campaigns.list.status'),
      cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
      meta: { width: 132, selfEvident: true },
    }),
    col.display({
      id: 'totalUsers',
      header: t('campaigns.list.employees'),
      cell: ({ row: { original } }) =>
        original.isScorm ? (
          <Muted>–</Muted>
        ) : (
          <EmployeesCount
            campaign={original}
            count={original.totalUsers}
            to={`${paths.trainingView({ trainingId: original.id })}?tab=employees`}
            draft={paths.editTraining({ trainingId: original.id })}
          />
        ),
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
      header: t('campaigns.list.attendance'),
      cell: ({ getValue }) => <PercentBar percent={getValue()} word={t('campaigns.list.attended')} />,
      meta: { width: 150, priority: 3, selfEvident: true, tip: t('campaigns.list.attendanceOf.training') },
    }),
    col.accessor('awarenessScore', {
      header: t('campaigns.list.completionRate'),
      cell: ({ getValue }) => <PercentBar percent={getValue()} word={t('campaigns.list.done')} />,
      meta: { width: 164, selfEvident: true, tip: t('campaigns.list.completionRateOf') },
    }),
  ])
