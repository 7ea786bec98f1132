import { accountRefusal, type PartnerAccount } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import { parseId } from '../../lib/addresses/pathId.ts'
import { useScreen } from '../screens/useScreen.ts'
import { useRoot } from './RootContext.tsx'

/** Undefined on company pages, and for accounts that the person can't access. */
export function useAccount(): PartnerAccount | undefined {
  const { t } = useTranslation()
  const { user } = useRoot().session
  const isAbout = useScreen()?.account !== undefined
  const id = parseId(useMatches().at(-1)?.params.partnerId)
  if (!user || !isAbout || id === undefined) return undefined
  const { superForAccounts: own, super_admin: isSuper = false } = user
  const found = own.find((account) => account.id === id)
  if (found) return found
  const refusal = accountRefusal({ isSuper, accounts: own.map((account) => account.id) }, id)
  return refusal === null ? { id, name: t('shell.accountNumber', { id: String(id) }) } : undefined
}
