import Add from '@mui/icons-material/Add'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { Page } from '../../../app/Page.tsx'
import { useAccountStore } from '../../../app/RootContext.tsx'
import { Stack } from '../../../ui/layout.ts'
import { AccountStore } from '../AccountStore.ts'
import { type OfAccount, ofAccount } from '../ofAccount.tsx'
import { Overview } from '../overview/Overview.tsx'
import { CompaniesStore } from './CompaniesStore.ts'
import { CompaniesTable } from './CompaniesTable.tsx'
import { useRowActions } from './useRowActions.ts'

/** /partner/:partnerId/companies: what the account pays, and its customers (S0 section 2). */
const Companies = observer(function Companies({ account }: OfAccount) {
  const { t } = useTranslation()
  const store = useAccountStore(account, AccountStore)
  const { table } = useAccountStore(account, CompaniesStore)
  const menu = useRowActions()
  useEffect(() => void store.load(), [store])
  useRefresh(() => {
    void store.overview.refresh()
    void table.refresh()
  })
  const rows = store.overview.value?.rows
  const count = rows?.reduce((sum, { totalCompanies }) => sum + totalCompanies, 0)
  const { name } = account
  const summary = count === undefined ? name : t('partner.summary', { name, count })
  const add = { key: 'add', label: t('partner.add'), icon: <Add /> }
  return (
    <Page title={t('partner.companies')} summary={summary} primary={add}>
      <Stack>
        <Overview account={account} />
        <CompaniesTable account={account} add={add} menu={menu} />
      </Stack>
    </Page>
  )
})

export const CompaniesPage = ofAccount(Companies)
