import { getCompanyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../root/RootContext.tsx'
import { getInsideTextKey, useIsInsideCompany } from './useIsInsideCompany.ts'

export function useCompanyLabel(): { company: string; isForeign: boolean } {
  const { t } = useTranslation()
  const { session } = useRoot()
  const name = getCompanyName(useCompany())
  const isForeign = useIsInsideCompany()
  return { company: isForeign ? t(getInsideTextKey(session), { name }) : name, isForeign }
}
