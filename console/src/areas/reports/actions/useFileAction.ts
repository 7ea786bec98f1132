import type { ReportExecution } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../../app/files/useFetchedFile.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import type { FileKind, ReportStore } from '../detail/ReportStore.ts'

/** Missing files are generated on request, but only for admins. */
export function useFileAction(store: ReportStore, kind: FileKind): (execution: ReportExecution) => Action {
  const { t } = useTranslation()
  const { session } = useRoot()
  const createFileAction = useFileDownload()
  const word = kind.toUpperCase()
  return ({ id: executionId, hasPDF, hasCSV }) => {
    const isAvailable = kind === 'pdf' ? hasPDF : hasCSV
    let wasCreated = isAvailable
    return {
      key: kind,
      label: word,
      ...createFileAction(kind, {
        fileLabel: t('reports.file', { word }),
        name: `${t('reports.report')}.${kind}`,
        fetch: async (options) => {
          if (!wasCreated) await store.makeFile(executionId, kind)
          wasCreated = true
          return await store.file(kind, executionId, options)
        },
      }),
      disabledReason: isAvailable || session.isAdmin ? undefined : t('reports.notMade'),
      hint: isAvailable ? undefined : t('reports.made', { word }),
    }
  }
}
