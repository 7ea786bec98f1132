import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { downloadCsv } from '../../../lib/files/downloadCsv.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { getRowCount } from '../../../lib/tables/tableProps.ts'
import { useResultsAnnouncement } from '../../../ui/announcer/useResultsAnnouncement.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ListSearch } from '../../../ui/table/filters/ListSearch.tsx'
import { ListTools } from '../../../ui/table/filters/ListTools.tsx'
import { SortSelect } from '../../../ui/table/filters/SortSelect.tsx'
import { useTableUrlSync } from '../../../ui/table/useTableUrlSync.ts'
import { DownloadDialog } from '../dialogs.ts'
import { CampaignFilters } from './CampaignFilters.tsx'
import type { BaseListKind, CampaignRow } from './CampaignListKind.ts'
import { CampaignListStores } from './CampaignListStore.ts'
import { CampaignTable } from './CampaignTable.tsx'
import { CampaignTabs } from './CampaignTabs.tsx'
import { ShownCount } from './ShownCount.tsx'
import type { CampaignTab } from './tabs.ts'
import { useCampaignActions } from './useCampaignActions.tsx'
import { useSections } from './useSections.ts'

type Props = {
  kind: BaseListKind
  tab: CampaignTab
}

export const CampaignTables = observer(function CampaignTables({ kind, tab }: Props) {
  const { t } = useTranslation()
  const store = useCompanyStore(CampaignListStores).get(kind)
  const tables = store.getTables(tab, useFormats().zone)
  const { regular, packaged } = tables
  const [downloading, setDownloading] = useState<CampaignRow>()
  const reload = () => void Promise.all([regular.reload(), packaged?.reload()])
  const actions = useCampaignActions(kind.campaign, {
    onDownload: setDownloading,
    onChanged: reload,
    onDeleted: reload,
  })
  useRefresh(() => void Promise.all([regular.refresh(), packaged?.refresh()]))
  const isAnswered = [regular, packaged].every(
    (list) => list === undefined || !(list.isLoading || list.error !== undefined),
  )
  useResultsAnnouncement(
    { search: regular.search, filters: regular.filters },
    {
      count: isAnswered ? regular.total + (packaged?.total ?? 0) : undefined,
      emptyText: kind.getNotFoundText(t, 'regular'),
    },
  )
  const { hasRegular, hasPackaged } = useSections(kind, tables)
  const hasBothTables = hasPackaged && hasRegular
  const sharedProps = { kind, tab, tables, hasHeading: hasBothTables, actions }
  return (
    <Panel flush>
      <TableUrlSync list={regular} />
      {packaged && <TableUrlSync list={packaged} />}
      <CampaignTabs
        label={t(kind.campaign.title)}
        paths={kind.campaign.tabs}
        // The open tab's count reflects all filters. With two tables, each table shows its own count (S1 section 2).
        getCount={(countedTab) => {
          if (countedTab === 'all' && hasBothTables) return undefined
          const count =
            countedTab === tab && !hasPackaged ? getRowCount(regular) : store.countMatches(countedTab)
          return count ?? (regular.isFirstLoad || packaged?.isFirstLoad ? null : undefined)
        }}
      />
      <Tools kind={kind} tab={tab} />
      {(hasRegular || !hasPackaged) && <CampaignTable part="regular" {...sharedProps} />}
      {hasPackaged && <CampaignTable part="packaged" {...sharedProps} />}
      <ShownCount
        list={regular}
        shownCount={regular.total + (packaged?.total ?? 0)}
        text={(n) => {
          const count = store.all(tab)
          return count ? kind.getShownText(t, { n, count }) : undefined
        }}
      />
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </Panel>
  )
})

const Tools = observer(function Tools({ kind, tab }: Props) {
  const { t } = useTranslation()
  const { regular, packaged } = useCompanyStore(CampaignListStores)
    .get(kind)
    .getTables(tab, useFormats().zone)
  const fileName = useExportName()(t(kind.campaign.title))
  const save = async () => {
    const rows = (await Promise.all([regular.fetchAll(), packaged?.fetchAll() ?? []])).flat()
    downloadCsv(
      fileName,
      kind.csvHeads,
      rows.map((row) => kind.csvCells(row)),
    )
  }
  return (
    <ListTools
      search={<ListSearch list={regular} label={t('campaigns.list.search')} />}
      filters={<CampaignFilters kind={kind} tab={tab} list={regular} />}
    >
      <SortSelect
        order={regular.order}
        onOrder={(order) => void regular.setOrder(order)}
        fields={kind.orders.map(({ field, label }) => ({ field, label: t(label) }))}
      />
      <ExportButton fileName={fileName} total={regular.total + (packaged?.total ?? 0)} onDownload={save} />
    </ListTools>
  )
})

function TableUrlSync<Row, Filters>({ list }: { list: PagedList<Row, Filters> }) {
  useTableUrlSync(list)
  return null
}
