import type { Report } from '@heed/contracts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ReportsStore } from '../ReportsStore.ts'

/** Rejects once if someone else changed the report after it was opened; saving again overwrites that change. */
export function useOverwriteGuard(opened: Report | undefined): () => Promise<void> {
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
