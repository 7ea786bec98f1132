import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { failureOf } from '../../lib/failure.ts'
import { paths } from '../paths.ts'
import { useRoot } from '../RootContext.tsx'
import { useScreen } from '../useScreen.ts'
import { useLeave } from './useLeaveGuard.ts'

/**
 * Makes another company the current one and opens the same area there: what was open belongs to the old one. From the pages
 * of a partner account it leads to the dashboard, or to `to`.
 */
export function useSwitchCompany(): (companyId: number, to?: string) => void {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const leave = useLeave()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOfAccount = useScreen()?.account !== undefined
  // False when it did not come to it: then what is typed is still there.
  const open = async (companyId: number, to: string | undefined): Promise<boolean> => {
    try {
      await session.switchCompany(companyId)
      const area = isOfAccount ? '' : (pathname.split('/')[1] ?? '')
      void navigate(to ?? (area ? `/${area}/` : paths.home()))
      // Inside a customer the strip says so, for as long as one is there.
      if (session.company && !session.isPartnerInside) {
        notices.show('info', t('shell.switched', { name: companyName(session.company) }))
      }
      return true
    } catch (error) {
      notices.show('error', failureOf(error).text)
      return false
    }
  }
  return (companyId, to) => {
    if (isOfAccount || companyId !== session.companyId) leave(() => open(companyId, to))
  }
}
