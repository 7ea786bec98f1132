import { useRoot } from '../../root/RootContext.tsx'
import { useScreen } from '../../screens/useScreen.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export const useIsInsideCompany = (): boolean => {
  const screen = useScreen()
  const isCompanyScreen = screen?.account === undefined && screen?.who !== 'super'
  return useRoot().session.isPartnerInside && isCompanyScreen
}

export const getInsideTextKey = ({ isPartner }: SessionStore) =>
  isPartner ? ('shell.insideCustomer' as const) : ('shell.insideCompany' as const)
