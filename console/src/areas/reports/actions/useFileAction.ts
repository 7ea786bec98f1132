import type { ReportExecution } from '@heed/contracts'
import { reports } from '@heed/contracts/endpoints/reports'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { useDirectLink } from '../../../app/useDirectLink.ts'
import { downloadFrom } from '../../../lib/download.ts'
import type { Action } from '../../../ui/action.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import type { FileKind, ReportStore } from '../detail/ReportStore.ts'

const endpoints = { pdf: reports.downloadPdf, csv: reports.downloadCsv } as const

/** The file of a run that is done; one that is not there yet is made when an admin asks for it. For observers. */
export function useFileAction(store: ReportStore, kind: FileKind): (execution: ReportExecution) => Action {
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const { company_id: companyId } = useCompany()
  const link = useDirectLink()
  const making = useMutation()
  const word = kind.toUpperCase()
  return ({ id: executionId, hasPDF, hasCSV }) => {
    const isThere = kind === 'pdf' ? hasPDF : hasCSV
    const fetchFile = () =>
      downloadFrom(link(endpoints[kind], { companyId, reportId: store.reportId, executionId }))
    const make = async () => {
      await making.run(async () => {
        await store.makeFile(executionId, kind)
        fetchFile()
      })
      if (making.failure) notices.show('error', making.failure.text)
    }
    return {
      key: kind,
      label: word,
      busy: making.pending,
      onRun: isThere ? fetchFile : () => void make(),
      disabledReason: isThere || session.isAdmin ? undefined : t('reports.notMade'),
      hint: isThere ? undefined : t('reports.made', { word }),
    }
  }
}
