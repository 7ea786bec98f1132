import { companyName } from '@heed/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useRoot } from '../RootContext.tsx'

/** Says that the company is gone, and goes on in the next one. For observers. */
export function useLostCompany(): void {
  const { t } = useTranslation()
  const { rights, notices } = useRoot()
  const navigate = useNavigate()
  const { lost } = rights
  useEffect(() => {
    if (!lost) return
    notices.show('warning', t('shell.lostCompany', { name: companyName(lost) }), 0)
    // First the address: it names other things in the next company.
    void Promise.resolve(navigate(paths.home(), { replace: true })).then(rights.leaveLost)
  }, [lost, rights, notices, t, navigate])
}
