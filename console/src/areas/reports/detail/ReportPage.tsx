import { type Report, toReportSchedule, untitledReport } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { Stack } from '../../../ui/layout.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { EditableTitle } from '../../../ui/titles/EditableTitle.tsx'
import { useReportActions } from '../actions/useReportActions.tsx'
import { ExecutionsTable } from './ExecutionsTable.tsx'
import { PdfPanel } from './PdfPanel.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { type ReportStore, ReportStoreCache } from './ReportStore.ts'
import { usePreviewedRun } from './usePreviewedRun.ts'
import { useReportRename } from './useReportRename.ts'

const ReportDialog = createLazyOverlay(async () => (await import('../form/ReportDialog.tsx')).ReportDialog)

export const ReportPage = observer(function ReportPage() {
  const { t } = useTranslation()
  const reports = useCompanyStore(ReportStoreCache)
  const reportId = parseId(useParams().reportId)
  const backLink = { to: useRoot().history.getLastLink(paths.reports()), label: t('reports.back') }
  const missingTexts = { title: t('reports.missing'), text: t('reports.missingText') }
  if (reportId === undefined) return <MissingPage {...missingTexts} back={backLink} />
  return <ReportDetail key={reportId} store={reports.get(reportId)} back={backLink} missing={missingTexts} />
})

type Props = { store: ReportStore } & Pick<ComponentProps<typeof ResourcePage>, 'back' | 'missing'>

const ReportDetail = observer(function OneReport({ store, back, missing }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { clock, notices, session } = useRoot()
  const [isEditing, setEditing] = useDraftFlag(`report/${store.reportId}/editing`)
  const actions = useReportActions({
    onEdit: () => setEditing(true),
    onDeleted: () => void navigate(back.to),
  })
  const previewedRun = usePreviewedRun(store.executions.rows)
  useEffect(() => void store.load(), [store])
  useRefresh(() => void store.follow())
  const handleChange = async (report: Report) => {
    setEditing(false)
    store.info.set(report)
    await store.executions.reload()
    if (store.executions.error !== undefined) notices.show('error', t('reports.executionsNotLoaded'))
  }
  const report = store.info.value
  const rename = useReportRename(report, (savedReport) => void handleChange(savedReport))
  const title = report && (report.name || untitledReport)
  return (
    <ResourcePage
      of={store.info}
      missing={missing}
      title={title}
      heading={title && <EditableTitle title={title} rename={rename} />}
      back={back}
      aside={report && <Tag label={t(toReportSchedule(report) ? 'reports.report' : 'reports.snapshots')} />}
      menu={report && actions(report)}
    >
      <Stack>
        <ReportFacts report={report} now={clock.now()} />
        <ExecutionsTable store={store} previewed={previewedRun} />
        {previewedRun.id !== undefined && <PdfPanel store={store} executionId={previewedRun.id} />}
      </Stack>
      <Suspense>
        {isEditing && report && session.isAdmin && (
          <ReportDialog
            task={{ kind: 'change', report }}
            onSaved={(savedReport) => void handleChange(savedReport)}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </ResourcePage>
  )
})

registerFirstLoad(ReportPage, ({ stores, params }) => {
  const reportId = parseId(params.reportId)
  if (reportId === undefined) return
  const report = stores.getStore(ReportStoreCache).get(reportId)
  void report.load()
  void report.executions.load()
})
