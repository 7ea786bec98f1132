import Description from 'virtual:icon/DescriptionOutlined'
import Visibility from 'virtual:icon/VisibilityOutlined'
import { createTextFilter, type Report, untitledReport } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import { type CompanyFinder, MAX_FOUND, type ShowActions } from '../../../app/palette/finder.ts'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { fetchAllRows } from '../../../lib/tables/fetchPages.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { useReportActions } from '../actions/useReportActions.tsx'
import { useLatestFiles } from '../detail/useLatestFiles.tsx'

const ReportDialog = createLazyOverlay(async () => (await import('../form/ReportDialog.tsx')).ReportDialog)

type Props = { report: Report; show: ShowActions }

const Actions = observer(function Actions({ report, show }: Props) {
  const { t } = useTranslation()
  const live = useRoot().area(LiveStore)
  const [editedReport, setEditedReport] = useState<Report>()
  const actions = useReportActions({ onEdit: setEditedReport, onDeleted: () => live.notifyMissed() })
  const files = useLatestFiles(report.id)
  const view = {
    key: 'view',
    label: t('reports.view'),
    icon: <Visibility />,
    to: paths.report({ reportId: report.id }),
  }
  const close = () => setEditedReport(undefined)
  return (
    <>
      {show([view, ...files, ...actions(report)])}
      <Suspense>
        {editedReport && (
          <ReportDialog
            task={{ kind: 'change', report: editedReport }}
            onSaved={() => {
              close()
              live.notifyMissed()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
})

/** Searches in the browser: the API can't search reports, and companies have few of them. */
export const finders: readonly CompanyFinder[] = [
  {
    title: 'shell.tabs.reports',
    icon: <Description />,
    async find({ client, companyId }, text, signal) {
      const allReports = await fetchAllRows(async (p, n) => {
        const { reports, count } = await client.reports.list({ companyId, p, n }, { signal })
        return { rows: reports, total: count }
      })
      const matchesSearch = createTextFilter(text)
      return allReports
        .map((report) => ({ report, name: report.name || untitledReport }))
        .filter(({ name }) => matchesSearch(name))
        .slice(0, MAX_FOUND)
        .map(({ report, name }) => ({
          key: `report ${String(report.id)}`,
          name,
          to: paths.report({ reportId: report.id }),
          actions: (show) => <Actions report={report} show={show} />,
        }))
    },
  },
]
