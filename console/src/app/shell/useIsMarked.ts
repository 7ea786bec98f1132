import { useRoot } from '../RootContext.tsx'
import type { SessionStore } from '../SessionStore.ts'
import { useScreen } from '../useScreen.ts'

/** Whether the page hits the people of a customer whom a partner works in; pages of the account and of the super level do not. For observers. */
export const useIsMarked = (): boolean => {
  const screen = useScreen()
  const isOfCompany = screen?.account === undefined && screen?.who !== 'super'
  return useRoot().session.isPartnerInside && isOfCompany
}

/** The sentence that says in whom one works. */
export const insideText = ({ isPartner }: SessionStore) =>
  isPartner ? ('shell.insideCustomer' as const) : ('shell.insideCompany' as const)
