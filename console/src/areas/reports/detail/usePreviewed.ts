import { executionStatus, type ReportExecution } from '@heed/contracts'
import { createContext, useState } from 'react'
import { useSearchParams } from 'react-router'
import { idOf } from '../../../lib/pathId.ts'

/** Which run is shown, for the buttons in the rows of a table. */
export type Previewed = { id: number | undefined; show: (id: number) => void }

export const PreviewedContext = createContext<Previewed>({ id: undefined, show: () => undefined })

const key = 'runs.preview'

const isShowable = ({ status, hasPDF }: ReportExecution) => status === executionStatus.succeeded && hasPDF

/**
 * The run whose PDF is shown: the one that the address names, else the latest when the page came up. A later one that
 * is done meanwhile does not take its place while somebody reads.
 */
export function usePreviewed(rows: readonly ReportExecution[]): Previewed {
  const [params, setParams] = useSearchParams()
  const latest = rows.find(isShowable)?.id
  const [first, setFirst] = useState(latest)
  if (first === undefined && latest !== undefined) setFirst(latest)
  return {
    id: idOf(params.get(key) ?? undefined) ?? first,
    show: (id) => {
      const next = new URLSearchParams(params)
      next.set(key, String(id))
      setParams(next, { replace: true, flushSync: true })
    },
  }
}
