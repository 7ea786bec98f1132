import { getCompanyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { toFailure } from '../../lib/requests/failure.ts'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'
import { useScreen } from '../screens/useScreen.ts'
import { useLeave } from './useLeaveGuard.ts'

export function useSwitchCompany(): (companyId: number, to?: string) => void {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const leave = useLeave()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isAccountScreen = useScreen()?.account !== undefined
  const openCompany = async (companyId: number, to: string | undefined): Promise<boolean> => {
    try {
      await session.switchCompany(companyId)
      const area = isAccountScreen ? '' : (pathname.split('/')[1] ?? '')
      void navigate(to ?? (area ? `/${area}/` : paths.home()))
      // Inside a customer, the strip already shows the company.
      if (session.company && !session.isPartnerInside) {
        notices.show('info', t('shell.switched', { name: getCompanyName(session.company) }))
      }
      return true
    } catch (error) {
      notices.show('error', toFailure(error).text)
      return false
    }
  }
  return (companyId, to) => {
    if (isAccountScreen || companyId !== session.companyId) leave(() => openCompany(companyId, to))
  }
}
