import Download from 'virtual:icon/FileDownloadOutlined'
import type { AssessmentListRow, ListThreatAreaScores } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetchedFile } from '../../../../app/files/useFetchedFile.ts'
import { paths } from '../../../../app/paths.ts'
import { useScoreRanges } from '../../../../app/root/useScoreRanges.ts'
import type { Formats } from '../../../../lib/formats.ts'
import { formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { resourceProps } from '../../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { HeatTable } from '../../../../ui/heat/HeatTable.tsx'
import type { HeatColumn, HeatRow } from '../../../../ui/heat/heat.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { Pager } from '../../../../ui/table/Pager.tsx'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import type { OverviewProps } from './types.ts'

/** From this number of lists on, lists are shown as rows, so that their names fit (S1 section 2). */
const ROTATED_FROM = 4
/** Maximum length of a list name, in characters (S1 section 9). */
const NAME = 16
const PAGE = 5
const FILE = 'lists.csv'
/** The leading space prevents a clash with an area name. */
const OVERALL = ' overall'

type Heat = { columns: HeatColumn[]; rows: HeatRow[]; isRotated: boolean }

export const ListScoresPanel = observer(function ListScoresPanel({ assessment, onPeople }: OverviewProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const ranges = useScoreRanges()
  const fetched = useFetchedFile()
  const [page, setPage] = useState(0)
  const { listScores, lists, info } = assessment
  // Waits for both calls, so that the table doesn't change while someone reads it.
  const isComing = listScores.isFirstLoad || lists.isFirstLoad
  const scores = isComing ? [] : (listScores.value ?? [])
  const answered = scores.some(({ areas }) => areas.some(({ averageScore }) => averageScore !== null))
  const heat = toHeatmap(answered ? scores : [], lists.value ?? [], { t, formats })
  const last = Math.max(0, Math.ceil(heat.rows.length / PAGE) - 1)
  const at = Math.min(page, last)
  // Unlike other tables, this table already shows its pager for exactly one full page (S1 section 9).
  const isPaged = heat.isRotated && heat.rows.length >= PAGE
  const rows = isPaged ? heat.rows.slice(at * PAGE, (at + 1) * PAGE) : heat.rows
  const overall = heat.isRotated ? t('assessment.overall') : t('assessment.everybody')
  const areas = new Map(info.value?.areas.map(({ name, score }) => [name, score]))
  const withOverall = heat.isRotated
    ? rows
    : rows.map((row) => ({
        ...row,
        overall: row.key === OVERALL ? (info.value?.resilienceScore ?? null) : (areas.get(row.key) ?? null),
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
            hint: FILE,
            icon: <Download />,
            ...fetched('lists', { what: FILE, name: FILE, fetch: () => assessment.listsCsv() }),
            disabledReason: scores.length === 0 ? t('ui.noData') : undefined,
          }}
        />
      }
      flush
    >
      <div style={{ padding: 20 }}>
        <HeatTable
          {...resourceProps(listScores)}
          loading={isComing}
          label={t('assessment.listScores')}
          rowHead={heat.isRotated ? t('assessment.list') : t('assessment.area')}
          overall={overall}
          columns={heat.columns}
          rows={withOverall}
          ranges={ranges}
          onCell={onPeople && ((row, column) => onPeople(behind(heat.isRotated, row, column)))}
          empty={<EmptyState title={t('assessment.noListScores')} text={t('assessment.noListScoresText')} />}
        />
      </div>
      {isPaged && (
        <Pager
          paging={{ page: at, size: PAGE, total: heat.rows.length, onPage: setPage }}
          sizes={[PAGE]}
          label={t('assessment.listScores')}
        />
      )}
    </Panel>
  )
})

type Words = { t: TFunction; formats: Formats }

function toHeatmap(
  scores: readonly ListThreatAreaScores[],
  lists: readonly AssessmentListRow[],
  { t, formats }: Words,
): Heat {
  const known = new Map(lists.map((list) => [list.listId, list]))
  const areas = scores[0]?.areas.map(({ area }) => ({ key: area, label: area })) ?? []
  const scoreIn = ({ areas: all }: ListThreatAreaScores, name: string) =>
    all.find(({ area }) => area === name)?.averageScore ?? null
  const getOverallScore = ({ listId }: ListThreatAreaScores) => known.get(listId)?.resilienceScore ?? null
  const named = (list: ListThreatAreaScores) => ({
    key: String(list.listId),
    label: list.listName,
    cutAt: NAME,
  })
  if (scores.length < ROTATED_FROM) {
    const rows = [{ key: OVERALL, label: t('assessment.allAreas') }, ...(scores.length > 0 ? areas : [])]
    return {
      isRotated: false,
      columns: scores.map(named),
      rows:
        scores.length === 0
          ? []
          : rows.map((row) => ({
              ...row,
              scores: Object.fromEntries(
                scores.map((list) => [
                  String(list.listId),
                  row.key === OVERALL ? getOverallScore(list) : scoreIn(list, row.key),
                ]),
              ),
            })),
    }
  }
  const weight = (list: ListThreatAreaScores) => getOverallScore(list) ?? Number.POSITIVE_INFINITY
  return {
    isRotated: true,
    columns: areas,
    rows: scores
      .toSorted((one, other) => weight(one) - weight(other))
      .map((list) => {
        const row = known.get(list.listId)
        return {
          ...named(list),
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

function behind(isRotated: boolean, row: HeatRow, column: HeatColumn | undefined): AssessmentPeopleQuery {
  const [list, area] = isRotated ? [row.key, column?.key] : [column?.key, row.key]
  return {
    ...(list !== undefined && { listId: Number(list) }),
    ...(area !== undefined && area !== OVERALL && { threatArea: area }),
  }
}
