import { runsSoFar } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countOf, tableProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { Muted } from '../../../ui/text/Muted.tsx'
import { executionColumns, runText } from './executionColumns.tsx'
import { FileButtons } from './FileButtons.tsx'
import type { ReportStore } from './ReportStore.ts'
import { type Previewed, PreviewedContext } from './usePreviewed.ts'

const pagerHiddenUpTo = 5

type Props = { store: ReportStore; previewed: Previewed }

export const ExecutionsTable = observer(function ExecutionsTable({ store, previewed }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { executions, info } = store
  const listed = countOf(executions)
  const ran = listed === undefined || !info.value ? undefined : runsSoFar(listed, info.value)
  const columns = useMemo(
    () =>
      executionColumns(t, formats, (execution) => (
        <FileButtons store={store} execution={execution} name={runText(execution, formats)} />
      )),
    [t, formats, store],
  )
  useTableAddress(executions)
  return (
    <Section
      title={t('reports.executions')}
      count={listed}
      tools={
        ran !== undefined && ran !== listed && <Muted>{t('reports.runsAndPlanned', { count: ran })}</Muted>
      }
    >
      <PreviewedContext value={previewed}>
        <DataTable
          {...tableProps(executions)}
          label={t('reports.executions')}
          columns={columns}
          pagerHiddenUpTo={pagerHiddenUpTo}
          calm
          rowId={({ id }) => String(id)}
          rowName={(execution) => runText(execution, formats)}
          empty={
            <EmptyState
              picture={<ListPicture />}
              title={t('reports.noExecutions')}
              text={t('reports.noExecutionsText')}
            />
          }
        />
      </PreviewedContext>
    </Section>
  )
})
