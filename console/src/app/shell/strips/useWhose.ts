import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../root/RootContext.tsx'
import { getInsideKey, useIsMarked } from './useIsMarked.ts'

export function useCompanyLabel(): { company: string; isForeign: boolean } {
  const { t } = useTranslation()
  const { session } = useRoot()
  const name = companyName(useCompany())
  const isForeign = useIsMarked()
  return { company: isForeign ? t(getInsideKey(session), { name }) : name, isForeign }
}
