import { type DayRange, formatCsvTime, getStatusKey, isNotStarted, type TrainingRow } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import { daysFilter } from '../../../lib/tables/dayFilter.ts'
import { createChoiceFilter, idsFilter } from '../../../lib/tables/filters.ts'
import { defineListKind } from '../../../parts/campaigns/list/CampaignListKind.ts'
import { renderTrainingState } from '../../../parts/campaigns/list/campaignState.tsx'
import { EmployeesCount } from '../../../parts/campaigns/list/EmployeesCount.tsx'
import { createNameStatusColumns } from '../../../parts/campaigns/list/nameAndStatus.tsx'
import { createDateCell } from '../../../ui/table/cells/dateCell.tsx'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { trainingKind } from '../campaign/training.tsx'

const statuses = ['draft', 'scheduled', 'active', 'completed'] as const
type StatusWord = (typeof statuses)[number]

/** `status` is used only on the tab 'all'. */
export type TrainingFilters = {
  status: StatusWord | null
  start: DayRange
  end: DayRange
  lists: readonly number[]
}

const col = createColumns<TrainingRow>()

/** Packaged trainings and trainings that sent nothing have no rates, in the file or on screen. */
const hasNoRecipients = ({ isScorm, status, subjectsSent }: TrainingRow): boolean =>
  isScorm || (isNotStarted(status) && subjectsSent === 0)

export const trainingListKind = defineListKind<TrainingRow, TrainingFilters>({
  campaign: trainingKind,
  operation: 'trainings.list',
  async list({ client, companyId }, query, signal) {
    const { automations: rows, ...answer } = await client.trainings.list(
      { companyId, d: 1, ...query },
      { signal },
    )
    return { rows, ...answer }
  },
  orders: [
    { field: 'updated', label: 'campaigns.list.lastUpdated' },
    { field: 'firstBatch', label: 'trainings.start' },
    { field: 'lastBatch', label: 'trainings.end' },
  ],
  codec: { status: createChoiceFilter(statuses), start: daysFilter, end: daysFilter, lists: idsFilter },
  filterTitle: 'trainings.filterTitle',
  filterSubmit: 'trainings.apply',
  ownFilter: {
    key: 'status',
    label: 'campaigns.list.status',
    isOffered: (tab) => tab === 'all',
    text: (t, [status]) => t(`campaigns.status.${status as StatusWord}`),
    toQuery: () => ({}),
    status: ({ status }) => status,
    choices: {
      isMultiple: false,
      getOptions: (t, isAdmin) =>
        statuses
          .filter((status) => status !== 'draft' || isAdmin)
          .map((value) => ({ value, label: t(`campaigns.status.${value}`) })),
    },
  },
  ranges: [
    { key: 'start', query: 'firstBatch', label: 'trainings.start' },
    { key: 'end', query: 'lastBatch', label: 'trainings.end' },
  ],
  columns: (t, formats, isNarrow) =>
    col.columns([
      ...createNameStatusColumns<TrainingRow>(t, trainingKind.icon),
      col.display({
        id: 'totalUsers',
        header: t('campaigns.list.employees'),
        cell: ({ row: { original } }) =>
          original.isScorm ? (
            <MutedText>–</MutedText>
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
        cell: createDateCell(formats),
        meta: { width: 124, priority: 3, ...(!isNarrow && { order: 'firstBatch' }) },
      }),
      col.accessor('lastBatch', {
        header: t('trainings.end'),
        cell: createDateCell(formats),
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
    ]),
  state: renderTrainingState,
  csvHeads: [
    'Name',
    'Status',
    'Employees',
    'Start (UTC)',
    'End (UTC)',
    'Attendance (%)',
    'Completion rate (%)',
  ],
  csvCells: (row) => [
    row.name,
    getStatusKey(row.status),
    row.isScorm ? null : row.totalUsers,
    formatCsvTime(row.firstBatch),
    formatCsvTime(row.lastBatch),
    hasNoRecipients(row) ? null : row.attendance,
    hasNoRecipients(row) ? null : row.awarenessScore,
  ],
  noCampaignsTexts: {
    title: 'trainings.none.all',
    text: 'trainings.noneText',
    viewerText: 'trainings.noneTextViewer',
  },
  getEmptyTabText: (t, tab) => t(`trainings.none.${tab}`),
  getNotFoundText: (t) => t('trainings.noneFound'),
  getShownText: (t, shown) => t('trainings.shown', shown),
})
