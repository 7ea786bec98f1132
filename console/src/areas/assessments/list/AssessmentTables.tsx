import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { countOf } from '../../../lib/tables/tableProps.ts'
import { DownloadDialog } from '../../../parts/campaigns/dialogs.ts'
import { CampaignTabs } from '../../../parts/campaigns/list/CampaignTabs.tsx'
import { ListTools } from '../../../parts/campaigns/list/ListTools.tsx'
import { Shown } from '../../../parts/campaigns/list/Shown.tsx'
import type { Tab } from '../../../parts/campaigns/list/tabs.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ListSearch } from '../../../ui/table/filters/ListSearch.tsx'
import { SortSelect } from '../../../ui/table/filters/SortSelect.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { type ActedAssessment, useAssessmentActions } from '../actions/useAssessmentActions.tsx'
import { AssessmentFilters } from './AssessmentFilters.tsx'
import { AssessmentsStore } from './AssessmentsStore.ts'
import { AssessmentTable } from './AssessmentTable.tsx'
import { downloadAssessments } from './exports.ts'
import { tabPaths } from './tabs.ts'

export const AssessmentTables = observer(function AssessmentTables({ tab }: { tab: Tab }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useCompanyStore(AssessmentsStore)
  const { regular, packaged } = store.of(tab, formats.zone)
  const [downloading, setDownloading] = useState<ActedAssessment>()
  const fileName = useExportName()(t('shell.tabs.assessment'))
  const reload = () => void Promise.all([regular.reload(), packaged.reload()])
  const actions = useAssessmentActions({ onDownload: setDownloading, onChanged: reload, onDeleted: reload })
  useTableAddress(regular)
  useTableAddress(packaged)
  useRefresh(() => void Promise.all([regular.refresh(), packaged.refresh()]))
  const hasPackaged = (store.all('packaged') ?? packaged.total) > 0
  const hasRegular = (store.all('regular') ?? regular.total) > 0
  const hasBoth = hasPackaged && hasRegular
  const total = regular.total + packaged.total
  return (
    <Panel flush>
      <CampaignTabs
        label={t('shell.tabs.assessment')}
        paths={tabPaths}
        // When both tables are shown, each table shows its own count (S1 section 2).
        countOf={(one) => {
          if (one === 'all' && hasBoth) return undefined
          return store.found(one) ?? (one === tab && !hasPackaged ? countOf(regular) : undefined)
        }}
      />
      <ListTools
        search={<ListSearch list={regular} label={t('campaigns.list.search')} />}
        filters={<AssessmentFilters list={regular} tab={tab} />}
      >
        <SortSelect
          order={regular.order}
          onOrder={(order) => void regular.setOrder(order)}
          fields={[
            { field: 'last_updated', label: t('campaigns.list.lastUpdated') },
            { field: 'deliveryDate', label: t('assessments.delivery') },
            { field: 'due', label: t('assessments.due') },
          ]}
        />
        <ExportButton
          fileName={fileName}
          total={total}
          onDownload={async () =>
            downloadAssessments(fileName, (await Promise.all([regular.every(), packaged.every()])).flat())
          }
        />
      </ListTools>
      {(hasRegular || !hasPackaged) && (
        <AssessmentTable
          kind="regular"
          tables={{ regular, packaged }}
          title={hasBoth ? t('assessments.regular', { n: formats.number(regular.total) }) : undefined}
          actions={actions}
        />
      )}
      {hasPackaged && (
        <AssessmentTable
          kind="packaged"
          tables={{ regular, packaged }}
          title={hasBoth ? t('assessments.packaged', { n: formats.number(packaged.total) }) : undefined}
          actions={actions}
        />
      )}
      <Shown
        list={regular}
        shown={total}
        text={(n) => {
          const count = (store.all('regular', tab) ?? 0) + (store.all('packaged', tab) ?? 0)
          return count === 0 ? undefined : t('assessments.shown', { n, count })
        }}
      />
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </Panel>
  )
})
