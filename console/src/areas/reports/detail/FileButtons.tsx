import { executionStatus, type ReportExecution } from '@heed/contracts'
import { reports } from '@heed/contracts/endpoints/reports'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { useDirectLink } from '../../../app/useDirectLink.ts'
import { downloadFrom } from '../../../lib/download.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Flow } from '../../../ui/layout.ts'
import { tip } from '../../../ui/tip.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import type { FileKind, ReportStore } from './ReportStore.ts'
import { PreviewedContext } from './usePreviewed.ts'

type Props = {
  store: ReportStore
  execution: ReportExecution
  /** The run in words: when it was. */
  name: string
}

/** What a run found, as files; one that is not there yet is made when an admin asks for it. */
export function FileButtons(props: Props) {
  const { execution, name } = props
  const previewed = useContext(PreviewedContext)
  const { t } = useTranslation()
  if (execution.status !== executionStatus.succeeded) return null
  return (
    <Flow style={{ flexWrap: 'nowrap', justifyContent: 'flex-end', gap: 6 }}>
      {execution.hasPDF && (
        <IconButton
          {...tip(t('reports.preview'))}
          size="small"
          color={execution.id === previewed.id ? 'primary' : 'default'}
          aria-label={t('reports.previewOf', { date: name })}
          aria-pressed={execution.id === previewed.id}
          onClick={() => previewed.show(execution.id)}
        >
          <Visibility fontSize="small" />
        </IconButton>
      )}
      <FileButton {...props} kind="pdf" isThere={execution.hasPDF} />
      <FileButton {...props} kind="csv" isThere={execution.hasCSV} />
    </Flow>
  )
}

const endpoints = { pdf: reports.downloadPdf, csv: reports.downloadCsv } as const

const FileButton = observer(function FileButton(props: Props & { kind: FileKind; isThere: boolean }) {
  const { store, execution, kind, isThere } = props
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const { company_id: companyId } = useCompany()
  const link = useDirectLink()
  const making = useMutation()
  const fetchFile = () =>
    downloadFrom(link(endpoints[kind], { companyId, reportId: store.reportId, executionId: execution.id }))
  const make = async () => {
    await making.run(async () => {
      await store.makeFile(execution.id, kind)
      fetchFile()
    })
    if (making.failure) notices.show('error', making.failure.text)
  }
  const action = {
    key: kind,
    label: kind.toUpperCase(),
    busy: making.pending,
    onRun: isThere ? fetchFile : () => void make(),
    disabledReason: isThere || session.isAdmin ? undefined : t('reports.notMade'),
    hint: isThere ? undefined : t('reports.made', { word: kind.toUpperCase() }),
  }
  return <ActionButton action={action} size="small" />
})
