import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Columns, RowData } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { SpanningCell } from '../../../ui/table/types.ts'
import { CenteredCell } from '../CenteredCell.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { MAX_ROWS, type NewestCampaigns } from '../newestCampaigns.ts'

type Row = RowData & { id: number | string; name: string }

type Props<Campaign extends Row> = {
  label: string
  latest: Resource<NewestCampaigns<Campaign>>
  columns: Columns<Campaign>
  getPath: (campaign: Campaign) => string | undefined
  getState: (campaign: Campaign) => SpanningCell | undefined
  create: Action | undefined
}

export const LatestCampaignsTable = observer(function LatestCampaignsTable<Campaign extends Row>(
  props: Props<Campaign>,
) {
  const { label, latest, columns, getPath, getState, create } = props
  const { t } = useTranslation()
  const { isLoading } = useCompanyStore(DashboardStore)
  const emptyState = (
    <CenteredCell>
      <EmptyState title={t('dashboard.nothing')} action={create} />
    </CenteredCell>
  )
  if (!isLoading && latest.value?.rows.length === 0) return emptyState
  return (
    <DataTable
      {...toFailureProps(latest)}
      label={label}
      columns={columns}
      rows={isLoading ? [] : (latest.value?.rows ?? []).slice(0, MAX_ROWS)}
      loading={isLoading || latest.loading}
      skeletons={MAX_ROWS}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      rowHref={getPath}
      rowAcross={getState}
      calm
      empty={emptyState}
    />
  )
})
