import Download from 'virtual:icon/FileDownloadOutlined'
import type { AssessmentListRow, ListThreatAreaScores } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../../../app/files/useFetchedFile.ts'
import { paths } from '../../../../app/paths.ts'
import type { Formats } from '../../../../lib/formats.ts'
import { formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { HeatTable } from '../../../../ui/heat/HeatTable.tsx'
import type { HeatColumn, HeatRow } from '../../../../ui/heat/heat.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { Pager } from '../../../../ui/table/Pager.tsx'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import type { OverviewProps } from './types.ts'

/** With at least this many lists, lists are shown as rows, so that their names fit (S1 section 2). */
export const MIN_LISTS_TO_ROTATE = 4
/** Maximum length of a list name, in characters (S1 section 9). */
const MAX_NAME_LENGTH = 16
const PAGE_SIZE = 5
const FILE_NAME = 'lists.csv'
/** The leading space prevents a clash with an area name. */
const OVERALL_KEY = ' overall'

type HeatmapData = { columns: HeatColumn[]; rows: HeatRow[]; isRotated: boolean }

export const ListScoresPanel = observer(function ListScoresPanel({ assessment, onPeople }: OverviewProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const createFileAction = useFileDownload()
  const [page, setPage] = useState(0)
  const { listScores, lists, info } = assessment
  // Waits for both calls, so that the table doesn't change while someone reads it.
  const isLoading = listScores.isFirstLoad || lists.isFirstLoad
  const scores = isLoading ? [] : (listScores.value ?? [])
  const hasAnswers = scores.some(({ areas }) => areas.some(({ averageScore }) => averageScore !== null))
  const listCount = info.value?.selectedUserListsIds.length ?? PAGE_SIZE
  const heatmap = toHeatmap(hasAnswers ? scores : [], lists.value ?? [], { t, formats })
  const last = Math.max(0, Math.ceil(heatmap.rows.length / PAGE_SIZE) - 1)
  const pageIndex = Math.min(page, last)
  // Unlike other tables, this table already shows its pager for exactly one full page (S1 section 9).
  const needsPager = heatmap.isRotated && heatmap.rows.length >= PAGE_SIZE
  const rows = needsPager
    ? heatmap.rows.slice(pageIndex * PAGE_SIZE, (pageIndex + 1) * PAGE_SIZE)
    : heatmap.rows
  const overallLabel = heatmap.isRotated ? t('assessment.overall') : t('assessment.everybody')
  const areas = new Map(info.value?.areas.map(({ name, score }) => [name, score]))
  const rowsWithOverall = heatmap.isRotated
    ? rows
    : rows.map((row) => ({
        ...row,
        overall:
          row.key === OVERALL_KEY ? (info.value?.resilienceScore ?? null) : (areas.get(row.key) ?? null),
      }))
  return (
    <Panel
      title={t('assessment.listScores')}
      count={scores.length || undefined}
      aside={
        <ActionButton
          size="small"
          action={{
            key: 'export',
            label: t('ui.export'),
            hint: FILE_NAME,
            icon: <Download />,
            ...createFileAction('lists', {
              fileLabel: FILE_NAME,
              name: FILE_NAME,
              fetch: () => assessment.fetchListsCsv(),
            }),
            disabledReason: scores.length === 0 ? t('ui.noData') : undefined,
          }}
        />
      }
      flush
    >
      <div style={{ flex: 1, padding: '8px 20px 16px' }}>
        <HeatTable
          {...toResourceProps(listScores)}
          loading={isLoading}
          label={t('assessment.listScores')}
          rowHead={heatmap.isRotated ? t('assessment.list') : t('assessment.area')}
          overall={overallLabel}
          columns={heatmap.columns}
          rows={rowsWithOverall}
          expected={listCount < MIN_LISTS_TO_ROTATE ? areas.size + 1 : Math.min(listCount, PAGE_SIZE)}
          onCell={onPeople && ((row, column) => onPeople(getPeopleQuery(heatmap.isRotated, row, column)))}
          empty={<EmptyState title={t('assessment.noListScores')} text={t('assessment.noListScoresText')} />}
        />
      </div>
      {isLoading && listCount >= PAGE_SIZE && (
        <div aria-hidden style={{ visibility: 'hidden' }}>
          <Pager
            paging={{ page: 0, size: PAGE_SIZE, total: listCount, onPage: setPage }}
            sizes={[PAGE_SIZE]}
            label={t('assessment.listScores')}
          />
        </div>
      )}
      {needsPager && (
        <Pager
          paging={{ page: pageIndex, size: PAGE_SIZE, total: heatmap.rows.length, onPage: setPage }}
          sizes={[PAGE_SIZE]}
          label={t('assessment.listScores')}
        />
      )}
    </Panel>
  )
})

type Localization = { t: TFunction; formats: Formats }

function toHeatmap(
  scores: readonly ListThreatAreaScores[],
  lists: readonly AssessmentListRow[],
  { t, formats }: Localization,
): HeatmapData {
  const listsById = new Map(lists.map((list) => [list.listId, list]))
  const areas = scores[0]?.areas.map(({ area }) => ({ key: area, label: area })) ?? []
  const getAreaScore = ({ areas }: ListThreatAreaScores, name: string) =>
    areas.find(({ area }) => area === name)?.averageScore ?? null
  const getOverallScore = ({ listId }: ListThreatAreaScores) => listsById.get(listId)?.resilienceScore ?? null
  const toHeading = (list: ListThreatAreaScores) => ({
    key: String(list.listId),
    label: list.listName,
    cutAt: MAX_NAME_LENGTH,
  })
  if (scores.length < MIN_LISTS_TO_ROTATE) {
    const rows = [{ key: OVERALL_KEY, label: t('assessment.allAreas') }, ...(scores.length > 0 ? areas : [])]
    return {
      isRotated: false,
      columns: scores.map(toHeading),
      rows:
        scores.length === 0
          ? []
          : rows.map((row) => ({
              ...row,
              scores: Object.fromEntries(
                scores.map((list) => [
                  String(list.listId),
                  row.key === OVERALL_KEY ? getOverallScore(list) : getAreaScore(list, row.key),
                ]),
              ),
            })),
    }
  }
  const getSortScore = (list: ListThreatAreaScores) => getOverallScore(list) ?? Number.POSITIVE_INFINITY
  return {
    isRotated: true,
    columns: areas,
    rows: scores
      .toSorted((a, b) => getSortScore(a) - getSortScore(b))
      .map((list) => {
        const row = listsById.get(list.listId)
        return {
          ...toHeading(list),
          to: paths.list({ listId: list.listId }),
          overall: getOverallScore(list),
          scores: Object.fromEntries(list.areas.map(({ area, averageScore }) => [area, averageScore])),
          ...(row && {
            hint: t('assessment.listCompleted', {
              percent: formatWholePercent(formats, row.completionRate),
              count: row.employeesCount,
            }),
          }),
        }
      }),
  }
}

function getPeopleQuery(
  isRotated: boolean,
  row: HeatRow,
  column: HeatColumn | undefined,
): AssessmentPeopleQuery {
  const [list, area] = isRotated ? [row.key, column?.key] : [column?.key, row.key]
  return {
    ...(list !== undefined && { listId: Number(list) }),
    ...(area !== undefined && area !== OVERALL_KEY && { threatArea: area }),
  }
}
