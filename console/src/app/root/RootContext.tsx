import type { Company, PartnerAccount } from '@heed/contracts'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { AccountStores } from '../stores/AccountStores.ts'
import type { CompanyStores } from '../stores/CompanyStores.ts'
import type { RootStore } from './RootStore.ts'

const RootContext = createContext<RootStore | null>(null)

type Props = { root: RootStore; children: ReactNode }

export function RootProvider({ root, children }: Props) {
  useEffect(() => root.session.followOtherTabs(), [root])
  useEffect(() => root.drafts.watchTakeOver(), [root])
  return <RootContext value={root}>{children}</RootContext>
}

export function useRoot(): RootStore {
  const root = useContext(RootContext)
  if (!root) throw new Error('useRoot stands outside of RootProvider')
  return root
}

export function useCompany(): Company {
  const { company } = useRoot().session
  if (!company) throw new Error('There is no current company')
  return company
}

export function useCompanyStore<Store>(Kind: new (company: CompanyStores) => Store): Store {
  return useRoot().getCompanyStores(useCompany().company_id).getStore(Kind)
}

export function useAccountStore<Store>(
  { id }: Pick<PartnerAccount, 'id'>,
  Kind: new (account: AccountStores) => Store,
): Store {
  return useRoot().getAccountStores(id).getStore(Kind)
}

export function useTitle(title: string | undefined): void {
  const { title: store } = useRoot()
  useEffect(() => {
    store.set(title ?? null)
    return () => store.set(null)
  }, [store, title])
}
