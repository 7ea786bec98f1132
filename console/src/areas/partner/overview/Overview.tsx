import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { toResourceProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { CardGrid, GridSpan } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { AccountStore } from '../AccountStore.ts'
import type { AccountProps } from '../withAccount.tsx'
import { Dues } from './Dues.tsx'
import { createPlanColumns, toPlanRows } from './planColumns.tsx'

export const Overview = observer(function Overview({ account }: AccountProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { overview } = useAccountStore(account, AccountStore)
  const currency = overview.value?.currencyCode
  const columns = useMemo(() => createPlanColumns(t, formats, currency), [t, formats, currency])
  return (
    <CardGrid>
      <GridSpan columns={8}>
        <Panel flush>
          <DataTable
            {...toResourceProps(overview)}
            memory="plans"
            label={t('partner.plans')}
            columns={columns}
            rows={overview.value ? toPlanRows(overview.value, t('partner.allPlans')) : []}
            rowId={({ key }) => key}
            rowName={({ planName }) => planName}
            empty={<EmptyState title={t('partner.noPlans')} text={t('partner.noPlansText')} />}
            dense
          />
        </Panel>
      </GridSpan>
      <GridSpan columns={4}>
        <Dues account={account} />
      </GridSpan>
    </CardGrid>
  )
})
