import { type AssessmentRow, type DayRange, formatCsvTime, getStatusKey, isNotStarted } from '@heed/contracts'
import { paths } from '../../../app/paths.ts'
import { daysFilter } from '../../../lib/tables/dayFilter.ts'
import { idsFilter, textsFilter } from '../../../lib/tables/filters.ts'
import { defineListKind } from '../../../parts/campaigns/list/CampaignListKind.ts'
import { renderAssessmentState } from '../../../parts/campaigns/list/campaignState.tsx'
import { EmployeesCount } from '../../../parts/campaigns/list/EmployeesCount.tsx'
import { createNameStatusColumns } from '../../../parts/campaigns/list/nameAndStatus.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { createDateCell } from '../../../ui/table/cells/dateCell.tsx'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { assessment } from '../campaign/assessment.tsx'

export type AssessmentFilters = {
  areas: readonly string[]
  delivery: DayRange
  due: DayRange
  lists: readonly number[]
}

const col = createColumns<AssessmentRow>()

export const assessments = defineListKind<AssessmentRow, AssessmentFilters>({
  campaign: assessment,
  operation: 'assessments.list',
  async list({ client, companyId }, query, signal) {
    const { assessments: rows, ...answer } = await client.assessments.list(
      { companyId, d: 1, ...query },
      { signal },
    )
    return { rows, ...answer }
  },
  orders: [
    { field: 'last_updated', label: 'campaigns.list.lastUpdated' },
    { field: 'deliveryDate', label: 'assessments.delivery' },
    { field: 'due', label: 'assessments.due' },
  ],
  codec: { areas: textsFilter, delivery: daysFilter, due: daysFilter, lists: idsFilter },
  filterTitle: 'assessments.filterTitle',
  filterSubmit: 'assessments.apply',
  ownFilter: {
    key: 'areas',
    label: 'assessments.areas',
    isOffered: () => true,
    text: (_, areas) => areas.join(', '),
    toQuery: ({ areas }) => (areas.length > 0 ? { threatArea: [...areas] } : {}),
    choices: {
      isMultiple: true,
      load: async ({ client }, signal) => (await client.threatAreas.list({}, { signal })).threatAreas,
    },
  },
  ranges: [
    { key: 'delivery', query: 'deliveryDate', label: 'assessments.delivery' },
    { key: 'due', query: 'due', label: 'assessments.due' },
  ],
  columns: (t, formats, isNarrow) =>
    col.columns([
      ...createNameStatusColumns<AssessmentRow>(t, assessment.icon),
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
        cell: createDateCell(formats),
        meta: { width: 132, priority: 3, ...(!isNarrow && { order: 'deliveryDate' }) },
      }),
      col.accessor('due', {
        header: t('assessments.due'),
        cell: createDateCell(formats),
        meta: { width: 124, priority: 3, ...(!isNarrow && { order: 'due' }) },
      }),
      col.accessor('attendance', {
        header: t('campaigns.list.attendance'),
        // Employees who finished have attended, so their share must not be rounded to 0%.
        cell: ({ getValue, row: { original } }) => (
          <PercentBar
            percent={getValue()}
            part={original.usersFinished}
            word={t('campaigns.list.attended')}
          />
        ),
        meta: {
          width: 150,
          priority: 3,
          selfEvident: true,
          tip: t('campaigns.list.attendanceOf.assessment'),
        },
      }),
      col.accessor('resilienceScore', {
        header: t('assessments.score'),
        cell: ({ getValue }) => <ScoreLabel score={getValue()} />,
        meta: { width: 164, selfEvident: true },
      }),
    ]),
  state: renderAssessmentState,
  /** Packages are delivered by an external system, which also keeps the results. */
  packaged: {
    label: 'assessments.packagedTable',
    columns: (t, formats, isNarrow) =>
      col.columns([
        ...createNameStatusColumns<AssessmentRow>(t, assessment.icon),
        col.accessor('areas', {
          header: t('assessments.areas'),
          cell: ({ getValue }) => <SingleLineText text={getValue().join(', ')} />,
          meta: { width: 406, priority: 3 },
        }),
        col.accessor('last_updated', {
          header: t('campaigns.list.lastUpdated'),
          cell: createDateCell(formats),
          meta: { width: 164, priority: 3, ...(!isNarrow && { order: 'last_updated' }) },
        }),
      ]),
    heading: (t, section, n) =>
      t(section === 'packaged' ? 'assessments.packaged' : 'assessments.regular', { n }),
  },
  csvHeads: [
    'Name',
    'Packaged',
    'Status',
    'Employees',
    'Delivery (UTC)',
    'Due (UTC)',
    'Attendance (%)',
    'Resilience score',
    'Threat areas',
  ],
  csvCells: (row) => [
    row.name,
    row.isScorm ? 'yes' : 'no',
    getStatusKey(row.status),
    row.isScorm ? null : row.totalEmployees,
    formatCsvTime(row.deliveryDate),
    formatCsvTime(row.due),
    row.isScorm || isNotStarted(row.status) ? null : row.attendance,
    row.resilienceScore,
    row.areas.join(', '),
  ],
  noCampaignsTexts: {
    title: 'assessments.none',
    text: 'assessments.noneText',
    viewerText: 'assessments.noneTextViewer',
  },
  getEmptyTabText: (t, _, section) =>
    t(section === 'packaged' ? 'assessments.nonePackaged' : 'assessments.noneFound'),
  getNotFoundText: (t, section) =>
    t(section === 'packaged' ? 'assessments.nonePackaged' : 'assessments.noneFound'),
  getShownText: (t, shown) => t('assessments.shown', shown),
})
