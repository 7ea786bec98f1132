import type { ReportExecution } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useFetchedFile } from '../../../app/files/useFetchedFile.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import type { FileKind, ReportStore } from '../detail/ReportStore.ts'

/** Missing files are generated on request, but only for admins. */
export function useFileAction(store: ReportStore, kind: FileKind): (execution: ReportExecution) => Action {
  const { t } = useTranslation()
  const { session } = useRoot()
  const fetched = useFetchedFile()
  const word = kind.toUpperCase()
  return ({ id: executionId, hasPDF, hasCSV }) => {
    const isThere = kind === 'pdf' ? hasPDF : hasCSV
    let isMade = isThere
    return {
      key: kind,
      label: word,
      ...fetched(kind, {
        what: t('reports.file', { word }),
        name: `${t('reports.report')}.${kind}`,
        fetch: async (given) => {
          if (!isMade) await store.makeFile(executionId, kind)
          isMade = true
          return await store.file(kind, executionId, given)
        },
      }),
      disabledReason: isThere || session.isAdmin ? undefined : t('reports.notMade'),
      hint: isThere ? undefined : t('reports.made', { word }),
    }
  }
}
