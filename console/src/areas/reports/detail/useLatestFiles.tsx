import Download from 'virtual:icon/FileDownloadOutlined'
import type { ReportExecution } from '@heed/contracts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useFileAction } from '../actions/useFileAction.ts'
import { formatRun } from './executionColumns.tsx'
import { ReportStore } from './ReportStore.ts'

export function useLatestFiles(reportId: number): Action[] {
  const { t } = useTranslation()
  const formats = useFormats()
  const root = useRoot()
  const { notices } = root
  const { company_id: companyId } = useCompany()
  // Uses a separate store, because the page behind the menu may show a different report.
  const [store] = useState(() => new ReportStore(root.getCompanyStores(companyId), reportId))
  const [latest] = useState(() => new Resource<ReportExecution | null>())
  const pdf = useFileAction(store, 'pdf')
  const csv = useFileAction(store, 'csv')
  useEffect(() => {
    void latest.load(async (signal) => (await store.latest(signal)) ?? null)
    return () => latest.cancel()
  }, [latest, store])
  const run = latest.value
  const reason = latest.isFirstLoad ? t('ui.loading') : (latest.error ?? t('reports.noFiles'))
  const withFileLabel = (kind: 'pdf' | 'csv', action: Action | undefined): Action => ({
    ...(action ?? { disabledReason: reason }),
    key: kind,
    label: t('reports.latest', { word: kind.toUpperCase() }),
    icon: <Download />,
    ...(action &&
      run && {
        hint: [formatRun(run, formats), action.hint].filter((line) => line !== undefined).join('\n'),
        // The spinner disappears when the menu closes, so a notice replaces it.
        onRun: () => {
          notices.show('info', t('reports.onItsWay', { word: kind.toUpperCase() }))
          action.onRun?.()
        },
      }),
  })
  return [withFileLabel('pdf', run ? pdf(run) : undefined), withFileLabel('csv', run ? csv(run) : undefined)]
}
