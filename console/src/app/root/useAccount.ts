import { getAccountRefusal, type PartnerAccount } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import { parseId } from '../../lib/addresses/pathId.ts'
import { useScreen } from '../screens/useScreen.ts'
import { useRoot } from './RootContext.tsx'

/** Undefined on company pages, and for accounts that the person can't access. */
export function useAccount(): PartnerAccount | undefined {
  const { t } = useTranslation()
  const { user } = useRoot().session
  const isAccountScreen = useScreen()?.account !== undefined
  const id = parseId(useMatches().at(-1)?.params.partnerId)
  if (!user || !isAccountScreen || id === undefined) return undefined
  const { superForAccounts, super_admin: isSuper = false } = user
  const match = superForAccounts.find((account) => account.id === id)
  if (match) return match
  const refusal = getAccountRefusal({ isSuper, accounts: superForAccounts.map((account) => account.id) }, id)
  return refusal === null ? { id, name: t('shell.accountNumber', { id: String(id) }) } : undefined
}
