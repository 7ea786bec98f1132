import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../app/drafts/useDraft.ts'
import { Page } from '../../app/page/Page.tsx'
import { paths } from '../../app/paths.ts'
import { useCompanyStore } from '../../app/root/RootContext.tsx'
import { getRowCount, toTableProps } from '../../lib/tables/tableProps.ts'
import { Section } from '../../ui/panels/Section.tsx'
import { ShieldPicture } from '../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ChoiceFilters } from '../../ui/table/filters/ChoiceFilters.tsx'
import { ListSearch } from '../../ui/table/filters/ListSearch.tsx'
import { useTableUrlSync } from '../../ui/table/useTableUrlSync.ts'
import { IncidentDialog } from './IncidentDialog.tsx'
import { IncidentsStore } from './IncidentsStore.ts'
import { createIncidentColumns, useSeverities } from './severities.tsx'

export const IncidentsPage = observer(function IncidentsPage() {
  const { t } = useTranslation()
  const { list } = useCompanyStore(IncidentsStore)
  const [isReporting, setReporting] = useDraftFlag('reporting')
  const columns = useMemo(() => createIncidentColumns(t), [t])
  useTableUrlSync(list)
  const reportAction = { key: 'report', label: t('incidents.report'), onRun: () => setReporting(true) }
  const search = <ListSearch list={list} label={t('incidents.search')} />
  const severity = { name: 'severity', label: t('incidents.severity'), choices: useSeverities() } as const
  const filters = <ChoiceFilters list={list} fields={[severity]} />
  return (
    <Page title={t('incidents.title')} primary={reportAction}>
      <Section title={t('incidents.title')} count={getRowCount(list)} {...{ search, filters }}>
        <DataTable
          {...toTableProps(list)}
          label={t('incidents.title')}
          columns={columns}
          rowId={({ id }) => String(id)}
          rowName={({ subject }) => subject}
          rowHref={({ id }) => paths.incident({ incidentId: id })}
          empty={<EmptyState picture={<ShieldPicture />} title={t('incidents.none')} />}
        />
      </Section>
      {isReporting && <IncidentDialog onClose={() => setReporting(false)} />}
    </Page>
  )
})
