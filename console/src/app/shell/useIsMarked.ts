import { useRoot } from '../RootContext.tsx'
import type { SessionStore } from '../SessionStore.ts'
import { useScreen } from '../useScreen.ts'

export const useIsMarked = (): boolean => {
  const screen = useScreen()
  const isOfCompany = screen?.account === undefined && screen?.who !== 'super'
  return useRoot().session.isPartnerInside && isOfCompany
}

export const insideText = ({ isPartner }: SessionStore) =>
  isPartner ? ('shell.insideCustomer' as const) : ('shell.insideCompany' as const)
