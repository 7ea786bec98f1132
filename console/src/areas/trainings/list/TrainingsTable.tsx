import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/ExportButton.tsx'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { useExportName } from '../../../app/useExportName.ts'
import { tableProps } from '../../../lib/tableProps.ts'
import { trainingPath } from '../../../parts/campaigns/trainingPath.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListSearch } from '../../../ui/table/ListSearch.tsx'
import { SortSelect } from '../../../ui/table/SortSelect.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { useNarrow } from '../../../ui/useNarrow.ts'
import { DownloadDialog } from '../actions/dialogs.ts'
import { type ActedTraining, useTrainingActions } from '../actions/useTrainingActions.tsx'
import { downloadTrainings } from './exports.ts'
import { NoTrainings } from './NoTrainings.tsx'
import { Shown } from './Shown.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingsStore } from './TrainingsStore.ts'
import { TrainingTabs } from './TrainingTabs.tsx'
import type { Tab } from './tabs.ts'
import { stateOf, trainingColumns } from './trainingColumns.tsx'

const narrow = '@container (max-width: 520px)'

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  padding: '12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  [narrow]: { padding: '10px 16px' },
}))

const Find = styled('div')({
  display: 'flex',
  flex: '0 1 320px',
  [narrow]: { flex: '1 0 100%' },
})

// However many filters are set, what stands beside them keeps its place.
const Chosen = styled('div')({ flex: '1 1 0', minWidth: 0, [narrow]: { flex: '1 0 100%' } })

// What finds stands left, what orders and saves right.
const Right = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  [narrow]: { flex: '1 0 100%', justifyContent: 'space-between' },
})

/** The trainings of a tab: searched, filtered, sorted, and kept up to date. */
export const TrainingsTable = observer(function TrainingsTable({ tab }: { tab: Tab }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const store = useCompanyStore(TrainingsStore)
  const list = store.list(tab, formats.zone)
  const [downloading, setDownloading] = useState<ActedTraining>()
  const isNarrow = useNarrow('md')
  const columns = useMemo(() => trainingColumns(t, formats, isNarrow), [t, formats, isNarrow])
  const fileName = useExportName()(t('shell.tabs.training'))
  const reload = () => void list.reload()
  const actions = useTrainingActions({ onDownload: setDownloading, onChanged: reload, onDeleted: reload })
  useTableAddress(list)
  useRefresh(() => void list.refresh())
  return (
    <Panel flush>
      <TrainingTabs tab={tab} list={list} />
      <Tools>
        <Find>
          <ListSearch list={list} label={t('trainings.search')} />
        </Find>
        <Chosen>
          <TrainingFilters tab={tab} list={list} />
        </Chosen>
        <Right>
          <SortSelect
            order={list.order}
            onOrder={(order) => void list.setOrder(order)}
            fields={[
              { field: 'updated', label: t('trainings.lastUpdated') },
              { field: 'firstBatch', label: t('trainings.start') },
              { field: 'lastBatch', label: t('trainings.end') },
            ]}
          />
          <ExportButton
            fileName={fileName}
            total={list.total}
            onDownload={async () => downloadTrainings(fileName, await list.every())}
          />
        </Right>
      </Tools>
      <DataTable
        {...tableProps(list)}
        label={t('shell.tabs.training')}
        columns={columns}
        pagerHiddenUpTo={10}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={trainingPath}
        rowMenu={(training) => Object.values(actions(training))}
        rowAcross={(training) => stateOf(training, t, formats, clock.now())}
        empty={<NoTrainings tab={tab} list={list} />}
      />
      <Shown tab={tab} list={list} />
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </Panel>
  )
})
