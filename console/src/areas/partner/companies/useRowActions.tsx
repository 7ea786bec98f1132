import type { PartnerAccount, PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useSwitchCompany } from '../../../app/leave/useSwitchCompany.ts'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { AccountStore } from '../AccountStore.ts'
import { CompanyStoreCache } from '../company/CompanyStore.ts'
import { useCompanyRemoval } from '../company/useEndings.tsx'
import type { AccountProps } from '../withAccount.tsx'

const EditSubscriptionDialog = createLazyOverlay(
  async () => (await import('../company/EditSubscriptionDialog.tsx')).EditSubscriptionDialog,
)

interface RowActions {
  menu: (company: PartnerCompanyRow) => readonly Action[]
  dialogs: ReactNode
}

export function useRowActions(account: PartnerAccount, onChanged: () => void): RowActions {
  const { t } = useTranslation()
  const switchCompany = useSwitchCompany()
  const companies = useAccountStore(account, CompanyStoreCache)
  const accountStore = useAccountStore(account, AccountStore)
  const [editedCompany, setEditedCompany, stayOpen] = useDraftState(
    `partner/${String(account.id)}/editing`,
    z.number(),
    'person',
  )
  const endCompany = useCompanyRemoval(account, onChanged)
  return {
    menu: ({ id }) => [
      { key: 'dashboard', label: t('partner.toDashboard'), onRun: () => switchCompany(id) },
      {
        key: 'edit',
        label: t('partner.editSubscription'),
        onRun: () => setEditedCompany(id),
        ...toRefusalProps(accountStore.sellingRefusal),
      },
      {
        key: 'delete',
        label: t('partner.delete'),
        danger: true,
        onRun: () => endCompany.remove(companies.get(id)),
      },
    ],
    dialogs: (
      <>
        {editedCompany !== undefined && (
          <EditSubscriptionLoader
            account={account}
            companyId={editedCompany}
            onClose={() => setEditedCompany(undefined)}
            onSaved={onChanged}
            onSolving={stayOpen}
          />
        )}
        {endCompany.dialogs}
      </>
    ),
  }
}

type Props = AccountProps & {
  companyId: number
  onClose: () => void
  onSaved: () => void
  onSolving: () => void
}

const EditSubscriptionLoader = observer(function Editing({ account, companyId, ...callbacks }: Props) {
  const { onClose } = callbacks
  const { notices } = useRoot()
  const accountStore = useAccountStore(account, AccountStore)
  const store = useAccountStore(account, CompanyStoreCache).get(companyId)
  useEffect(() => {
    void store.load()
    void accountStore.loadPlans()
  }, [store, accountStore])
  const error = store.info.error ?? accountStore.plans.error
  useEffect(() => {
    if (error === undefined) return
    notices.show('error', error)
    onClose()
  }, [error, notices, onClose])
  const company = store.info.value
  const plans = accountStore.plans.value
  if (!company || !plans || store.info.loading) return null
  return (
    <Suspense>
      <EditSubscriptionDialog {...{ account, store, company, plans }} {...callbacks} />
    </Suspense>
  )
})
