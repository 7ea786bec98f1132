import { executionStatus, type ReportExecution } from '@heed/contracts'
import { createContext, useState } from 'react'
import { useSearchParams } from 'react-router'
import { idOf } from '../../../lib/addresses/pathId.ts'

export type Previewed = { id: number | undefined; show: (id: number) => void }

export const PreviewedContext = createContext<Previewed>({ id: undefined, show: () => undefined })

const key = 'runs.preview'

const isShowable = ({ status, hasPDF }: ReportExecution) => status === executionStatus.succeeded && hasPDF

/** The run in the address, else the latest at load: a newer run must not replace a run that someone is reading. */
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
