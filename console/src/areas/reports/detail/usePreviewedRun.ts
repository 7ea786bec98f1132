import { executionStatus, type ReportExecution } from '@heed/contracts'
import { createContext, useState } from 'react'
import { useSearchParams } from 'react-router'
import { parseId } from '../../../lib/addresses/pathId.ts'

export type PreviewedRun = { id: number | undefined; show: (id: number) => void }

export const PreviewedRunContext = createContext<PreviewedRun>({ id: undefined, show: () => undefined })

const previewParam = 'runs.preview'

const isShowable = ({ status, hasPDF }: ReportExecution) => status === executionStatus.succeeded && hasPDF

/** The run in the URL, or the latest on load: a newer run must not replace one being read. */
export function usePreviewedRun(rows: readonly ReportExecution[]): PreviewedRun {
  const [params, setParams] = useSearchParams()
  const latest = rows.find(isShowable)?.id
  const [first, setFirst] = useState(latest)
  if (first === undefined && latest !== undefined) setFirst(latest)
  return {
    id: parseId(params.get(previewParam) ?? undefined) ?? first,
    show: (id) => {
      const nextParams = new URLSearchParams(params)
      nextParams.set(previewParam, String(id))
      setParams(nextParams, { replace: true, flushSync: true })
    },
  }
}
