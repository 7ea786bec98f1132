import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../root/RootContext.tsx'
import { getInsideKey, useIsInsideCompany } from './useIsInsideCompany.ts'

export function useCompanyLabel(): { company: string; isForeign: boolean } {
  const { t } = useTranslation()
  const { session } = useRoot()
  const name = companyName(useCompany())
  const isForeign = useIsInsideCompany()
  return { company: isForeign ? t(getInsideKey(session), { name }) : name, isForeign }
}
