import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { failureOf } from '../../lib/failure.ts'
import { useLeave } from '../leave/useLeaveGuard.ts'
import { useRoot } from '../RootContext.tsx'

/** Makes another company the current one and opens the same area there: what was open belongs to the old one. */
export function useSwitchCompany(): (companyId: number) => void {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const leave = useLeave()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // False when it did not come to it: then what is typed is still there.
  const open = async (companyId: number): Promise<boolean> => {
    try {
      await session.switchCompany(companyId)
      const area = pathname.split('/')[1] ?? ''
      void navigate(area ? `/${area}/` : '/')
      if (session.company) notices.show('info', t('shell.switched', { name: companyName(session.company) }))
      return true
    } catch (error) {
      notices.show('error', failureOf(error).text)
      return false
    }
  }
  return (companyId) => {
    if (companyId !== session.companyId) leave(() => open(companyId))
  }
}
