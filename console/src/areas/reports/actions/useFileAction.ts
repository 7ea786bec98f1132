import type { ReportExecution } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/RootContext.tsx'
import { useFileHint } from '../../../app/useFileHint.ts'
import { download } from '../../../lib/download.ts'
import { failureOf } from '../../../lib/failure.ts'
import type { Action } from '../../../ui/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { RETRY_NOTICE_DURATION } from '../../../ui/notice.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import type { FileKind, ReportStore } from '../detail/ReportStore.ts'

/**
 * The file of a run that is done; one that is not there yet is made when an admin asks for it. Either may take seconds,
 * so it is fetched here, where that is seen, and not by the browser, which says nothing until it begins. For observers.
 */
export function useFileAction(store: ReportStore, kind: FileKind): (execution: ReportExecution) => Action {
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const { zone } = useFormats()
  const fileHint = useFileHint()
  const fetching = useMutation()
  const word = kind.toUpperCase()
  return ({ id: executionId, hasPDF, hasCSV }) => {
    const isThere = kind === 'pdf' ? hasPDF : hasCSV
    let isMade = isThere
    async function fetchFile(): Promise<void> {
      try {
        if (!isMade) await store.makeFile(executionId, kind)
        isMade = true
        const { name, type, bytes } = await store.file(kind, executionId, {
          token: session.token ?? '',
          zone,
        })
        download(name ?? `${t('reports.report')}.${kind}`, new Blob([bytes as BlobPart], { type }))
      } catch (thrown) {
        notices.show(
          'error',
          t('reports.notFetched', { word, reason: failureOf(thrown).text }),
          RETRY_NOTICE_DURATION,
          {
            label: t('ui.tryAgain'),
            run,
          },
        )
      }
    }
    const run = () => void fetching.run(fetchFile)
    return {
      key: kind,
      label: word,
      busy: fetching.pending,
      onRun: run,
      disabledReason: isThere || session.isAdmin ? undefined : t('reports.notMade'),
      hint: fileHint(isThere ? undefined : t('reports.made', { word })),
    }
  }
}
