import Add from 'virtual:icon/Add'
import { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftFlag, useDraftState } from '../../../app/drafts/useDraft.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { toRefusalProps } from '../../../ui/buttons/action.ts'
import { Stack } from '../../../ui/layout.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { AccountStore } from '../AccountStore.ts'
import { Overview } from '../overview/Overview.tsx'
import { SellingDisabledNotice } from '../SellingDisabledNotice.tsx'
import { type AccountProps, withAccount } from '../withAccount.tsx'
import { CompaniesStore } from './CompaniesStore.ts'
import { CompaniesTable, getRowId } from './CompaniesTable.tsx'
import { useRowActions } from './useRowActions.tsx'

const CompanyFileDialog = createLazyOverlay(
  async () => (await import('../file/CompanyFileDialog.tsx')).CompanyFileDialog,
)
const BulkDialog = createLazyOverlay(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog)
const CreateCompanyDialog = createLazyOverlay(
  async () => (await import('../create/CreateCompanyDialog.tsx')).CreateCompanyDialog,
)

const Companies = observer(function Companies({ account }: AccountProps) {
  const { t } = useTranslation()
  const store = useAccountStore(account, AccountStore)
  const { table } = useAccountStore(account, CompaniesStore)
  useEffect(() => void store.load(), [store])
  const rows = store.overview.value?.rows
  const count = rows?.reduce((sum, { totalCompanies }) => sum + totalCompanies, 0)
  const { name } = account
  const summary = count === undefined ? name : t('partner.summary', { name, count })
  const refetch = () => {
    void store.overview.refresh()
    void table.refresh()
  }
  useRefresh(refetch)
  const [isAdding, setAdding] = useDraftFlag(`partner/${String(account.id)}/adding`)
  const [bulkCompanies, setBulkCompanies] = useDraftState(
    `partner/${String(account.id)}/changing`,
    z.array(PartnerCompanyRow),
  )
  const { menu, dialogs } = useRowActions(account, refetch)
  const [isReading, setReading] = useDraftFlag(`partner/${String(account.id)}/reading`)
  const refusalProps = toRefusalProps(store.sellingRefusal)
  const fileAction = {
    key: 'file',
    label: t('partner.file.open'),
    onRun: () => setReading(true),
    ...refusalProps,
  }
  const addAction = {
    key: 'add',
    label: t('partner.add'),
    icon: <Add />,
    onRun: () => setAdding(true),
    ...refusalProps,
  }
  return (
    <Page title={t('partner.companies')} summary={summary} primary={addAction} actions={[fileAction]}>
      <SellingDisabledNotice account={account} />
      <Stack>
        <Overview account={account} />
        <CompaniesTable
          account={account}
          add={addAction}
          menu={menu}
          onBulk={(companies) => setBulkCompanies([...companies])}
        />
      </Stack>
      <Suspense>
        {bulkCompanies && (
          <BulkDialog
            account={account}
            companies={bulkCompanies}
            onChanged={(remaining) => {
              table.selection.restore({ allSelected: false, checked: remaining.map(getRowId), unChecked: [] })
              refetch()
            }}
            onClose={() => setBulkCompanies(undefined)}
          />
        )}
        {isReading && (
          <CompanyFileDialog account={account} onChanged={refetch} onClose={() => setReading(false)} />
        )}
        {isAdding && <CreateCompanyDialog account={account} onClose={() => setAdding(false)} />}
      </Suspense>
      {dialogs}
    </Page>
  )
})

export const CompaniesPage = withAccount(Companies)

registerFirstLoad(CompaniesPage, ({ account }) => {
  void account?.getStore(AccountStore).load()
  void account?.getStore(CompaniesStore).table.load()
})
