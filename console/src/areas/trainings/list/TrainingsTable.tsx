import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { countOf, tableProps } from '../../../lib/tables/tableProps.ts'
import { trainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import { CampaignTabs } from '../../../parts/campaigns/list/CampaignTabs.tsx'
import { ListTools } from '../../../parts/campaigns/list/ListTools.tsx'
import { Shown } from '../../../parts/campaigns/list/Shown.tsx'
import { trainingState } from '../../../parts/campaigns/list/stateOf.tsx'
import { countIn, type Tab } from '../../../parts/campaigns/list/tabs.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListSearch } from '../../../ui/table/filters/ListSearch.tsx'
import { SortSelect } from '../../../ui/table/filters/SortSelect.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { useNarrow } from '../../../ui/useNarrow.ts'
import { DownloadDialog } from '../actions/dialogs.ts'
import { type ActedTraining, useTrainingActions } from '../actions/useTrainingActions.tsx'
import { downloadTrainings } from './exports.ts'
import { NoTrainings } from './NoTrainings.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingsStore } from './TrainingsStore.ts'
import { tabPaths } from './tabs.ts'
import { trainingColumns } from './trainingColumns.tsx'

export const TrainingsTable = observer(function TrainingsTable({ tab }: { tab: Tab }) {
  const { t } = useTranslation()
  const formats = useFormats()
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
      <CampaignTabs
        label={t('shell.tabs.training')}
        paths={tabPaths}
        // The open tab's count includes the status filter; the server may omit the counts for all other tabs.
        countOf={(one) =>
          one === tab ? countOf(list) : store.counts.found && countIn(store.counts.found, one)
        }
      />
      <ListTools
        search={<ListSearch list={list} label={t('campaigns.list.search')} />}
        filters={<TrainingFilters tab={tab} list={list} />}
      >
        <SortSelect
          order={list.order}
          onOrder={(order) => void list.setOrder(order)}
          fields={[
            { field: 'updated', label: t('campaigns.list.lastUpdated') },
            { field: 'firstBatch', label: t('trainings.start') },
            { field: 'lastBatch', label: t('trainings.end') },
          ]}
        />
        <ExportButton
          fileName={fileName}
          total={list.total}
          onDownload={async () => downloadTrainings(fileName, await list.every())}
        />
      </ListTools>
      <DataTable
        {...tableProps(list)}
        label={t('shell.tabs.training')}
        columns={columns}
        pagerHiddenUpTo={10}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={trainingPath}
        rowMenu={(training) => Object.values(actions(training))}
        rowAcross={(training) => trainingState(training, t, formats)}
        empty={<NoTrainings tab={tab} list={list} />}
      />
      <Shown
        list={list}
        shown={list.total}
        text={(n) => store.counts.all && t('trainings.shown', { n, count: countIn(store.counts.all, tab) })}
      />
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </Panel>
  )
})
