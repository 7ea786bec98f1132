import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../RootContext.tsx'
import { insideText, useIsMarked } from './useIsMarked.ts'

/** Whose people and plan a page over the whole screen changes, which hides the marker of a customer (S0 section 4). For observers. */
export function useWhose(): { company: string; isForeign: boolean } {
  const { t } = useTranslation()
  const { session } = useRoot()
  const name = companyName(useCompany())
  const isForeign = useIsMarked()
  return { company: isForeign ? t(insideText(session), { name }) : name, isForeign }
}
