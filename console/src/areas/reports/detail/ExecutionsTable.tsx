import { countPastRuns } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getRowCount, toTableProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useTableUrlSync } from '../../../ui/table/useTableUrlSync.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { TextPlaceholder } from '../../../ui/text/TextPlaceholder.tsx'
import { createExecutionColumns, formatRun } from './executionColumns.tsx'
import { FileButtons } from './FileButtons.tsx'
import type { ReportStore } from './ReportStore.ts'
import { type PreviewedRun, PreviewedRunContext } from './usePreviewedRun.ts'

const maxRowsWithoutPager = 5

type Props = { store: ReportStore; previewed: PreviewedRun }

export const ExecutionsTable = observer(function ExecutionsTable({ store, previewed: previewedRun }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { executions, info } = store
  const listedCount = getRowCount(executions)
  const runCount =
    typeof listedCount !== 'number' || !info.value ? undefined : countPastRuns(listedCount, info.value)
  const columns = useMemo(
    () =>
      createExecutionColumns(t, formats, (execution) => (
        <FileButtons store={store} execution={execution} name={formatRun(execution, formats)} />
      )),
    [t, formats, store],
  )
  useTableUrlSync(executions)
  return (
    <Section
      title={t('reports.executions')}
      count={listedCount}
      tools={
        runCount === undefined ? (
          <TextPlaceholder text={t('reports.runsAndPlanned', { count: 10 })} />
        ) : (
          runCount !== listedCount && (
            <MutedText>{t('reports.runsAndPlanned', { count: runCount })}</MutedText>
          )
        )
      }
    >
      <PreviewedRunContext value={previewedRun}>
        <DataTable
          {...toTableProps(executions)}
          label={t('reports.executions')}
          columns={columns}
          pagerHiddenUpTo={maxRowsWithoutPager}
          calm
          rowId={({ id }) => String(id)}
          rowName={(execution) => formatRun(execution, formats)}
          empty={
            <EmptyState
              picture={<ListPicture />}
              title={t('reports.noExecutions')}
              text={t('reports.noExecutionsText')}
            />
          }
        />
      </PreviewedRunContext>
    </Section>
  )
})
