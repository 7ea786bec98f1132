import type { Report } from '@heed/contracts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ReportsStore } from '../ReportsStore.ts'

/** Rejects once if someone else changed the report after it was opened; saving again overwrites that change. */
export function useOverwriteGuard(openedReport: Report | undefined): () => Promise<void> {
  const { t } = useTranslation()
  const store = useCompanyStore(ReportsStore)
  const lastSeen = useRef(openedReport)
  return async () => {
    if (!lastSeen.current) return
    const latest = await store.fetchReport(lastSeen.current.id)
    const isUnchanged = JSON.stringify(latest) === JSON.stringify(lastSeen.current)
    lastSeen.current = latest
    if (!isUnchanged) throw new Error(t('reports.changedMeanwhile'))
  }
}
