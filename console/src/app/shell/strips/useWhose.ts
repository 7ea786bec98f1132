import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../root/RootContext.tsx'
import { insideText, useIsMarked } from './useIsMarked.ts'

export function useWhose(): { company: string; isForeign: boolean } {
  const { t } = useTranslation()
  const { session } = useRoot()
  const name = companyName(useCompany())
  const isForeign = useIsMarked()
  return { company: isForeign ? t(insideText(session), { name }) : name, isForeign }
}
