import { useRoot } from '../RootContext.tsx'
import { useScreen } from '../useScreen.ts'

/** Whether the page hits the people of a customer whom a partner works in; pages of the account do not. For observers. */
export const useIsMarked = (): boolean => {
  const isOfAccount = useScreen()?.account !== undefined
  return useRoot().session.isPartnerInside && !isOfAccount
}
