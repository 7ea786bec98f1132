import { Report } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useActionParam } from '../../../app/page/useActionParam.ts'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { SortSelect } from '../../../ui/table/filters/SortSelect.tsx'
import { useStableCallback } from '../../../ui/useStableCallback.ts'
import { ReportsStore } from '../ReportsStore.ts'
import { useDeleteConfirmation } from '../useDeleteConfirmation.ts'
import { ReportsTable } from './ReportsTable.tsx'
import { createRecurringColumns, createSnapshotColumns } from './reportColumns.tsx'

const ReportDialog = createLazyOverlay(async () => (await import('../form/ReportDialog.tsx')).ReportDialog)

const OpenReportDialog = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['snapshot', 'add']) }),
  z.object({ kind: z.literal('change'), report: Report }),
])

export const ReportsPage = observer(function ReportsPage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const store = useCompanyStore(ReportsStore)
  const [open, setOpen] = useDraftState('reports/open', OpenReportDialog)
  const onDelete = useStableCallback(useDeleteConfirmation(() => void store.reload()))
  const onEdit = useStableCallback((report: Report) => setOpen({ kind: 'change', report }))
  useRefresh(() => void store.refresh())
  const { recurring, snapshots } = store
  const columns = useMemo(() => {
    const actions = { onEdit, onDelete }
    return {
      recurring: createRecurringColumns(t, formats, actions),
      snapshots: createSnapshotColumns(t, formats, actions),
    }
  }, [t, formats, onEdit, onDelete])
  const handleSaved = (report: Report) => {
    const isSnapshot = open?.kind === 'snapshot'
    setOpen(undefined)
    void store.reload()
    if (isSnapshot) void navigate(paths.report({ reportId: report.id }))
  }
  const generate = {
    key: 'snapshot',
    label: t('reports.generate'),
    onRun: () => setOpen({ kind: 'snapshot' }),
  }
  const addAction = { key: 'add', label: t('reports.add'), onRun: () => setOpen({ kind: 'add' }) }
  useActionParam([generate, addAction])
  return (
    <Page title={t('shell.tabs.reports')}>
      <Stack>
        <ReportsTable
          title={t('reports.snapshots')}
          searchLabel={t('reports.searchSnapshots')}
          list={snapshots}
          columns={columns.snapshots}
          tools={<ActionButton action={generate} />}
          emptyTexts={{ title: t('reports.noSnapshots'), text: t('reports.noSnapshotsText') }}
        />
        {/* Hidden until the table above is loaded, because that table would push this table down. */}
        <div hidden={snapshots.isFirstLoad}>
          <ReportsTable
            title={t('reports.recurring')}
            searchLabel={t('reports.searchRecurring')}
            list={recurring}
            columns={columns.recurring}
            tools={
              <>
                <SortSelect
                  order={recurring.order}
                  onOrder={(order) => void recurring.setOrder(order)}
                  fields={[
                    { field: 'created', label: t('reports.created') },
                    { field: 'name', label: t('reports.name') },
                  ]}
                />
                <ActionButton action={addAction} look="primary" />
              </>
            }
            emptyTexts={{ title: t('reports.noRecurring'), text: t('reports.noRecurringText') }}
          />
        </div>
      </Stack>
      <Suspense>
        {open && <ReportDialog task={open} onSaved={handleSaved} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  )
})

registerFirstLoad(ReportsPage, ({ stores }) => stores.getStore(ReportsStore).reload())
