import type { Report } from '@heed/contracts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { ReportsStore } from '../ReportsStore.ts'

/**
 * Before a change is saved: stops once, and says so, where somebody else has changed the report since the form was
 * opened. Who saves again has read it. For observers.
 */
export function useOthersChanges(opened: Report | undefined): () => Promise<void> {
  const { t } = useTranslation()
  const store = useCompanyStore(ReportsStore)
  const seen = useRef(opened)
  return async () => {
    if (!seen.current) return
    const now = await store.read(seen.current.id)
    const isSame = JSON.stringify(now) === JSON.stringify(seen.current)
    seen.current = now
    if (!isSame) throw new Error(t('reports.changedMeanwhile'))
  }
}
