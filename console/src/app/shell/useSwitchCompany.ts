import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useRoot } from '../RootContext.tsx'

/** Makes another company the current one and opens the same area there: what was open belongs to the old one. */
export function useSwitchCompany(): (companyId: number) => Promise<void> {
  const { t } = useTranslation()
  const { session, notices } = useRoot()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (companyId) => {
    if (companyId === session.companyId) return
    try {
      await session.switchCompany(companyId)
      const area = pathname.split('/')[1] ?? ''
      void navigate(area ? `/${area}/` : '/')
      if (session.company) notices.show('info', t('shell.switched', { name: companyName(session.company) }))
    } catch (error) {
      notices.show('error', error instanceof Error ? error.message : String(error))
    }
  }
}
