import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Columns, RowData } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { SpanningCell } from '../../../ui/table/types.ts'
import { CenteredCell } from '../CenteredCell.ts'
import { DashboardStore, MAX_ROWS } from '../DashboardStore.ts'

type Row = RowData & { id: number | string; name: string }

type Props<Campaign extends Row> = {
  label: string
  latest: Resource<Campaign[]>
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
  const isNew = useCompany().users_total === 0 && create?.hidden !== true
  const addAction = { key: 'addEmployees', label: t('dashboard.addEmployees'), to: paths.employees() }
  const emptyState = (
    <CenteredCell>
      <EmptyState
        title={t('dashboard.nothing')}
        text={isNew && t('dashboard.firstEmployees')}
        primary={isNew ? addAction : undefined}
        action={create}
      />
    </CenteredCell>
  )
  if (!isLoading && latest.value?.length === 0) return emptyState
  return (
    <DataTable
      {...toFailureProps(latest)}
      label={label}
      columns={columns}
      rows={isLoading ? [] : (latest.value ?? [])}
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
