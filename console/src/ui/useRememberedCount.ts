import { useEffect, useState } from 'react'
import { readRowCount, saveRowCount } from '../lib/tables/tableMemory.ts'

export function useRememberedCount(name: string | undefined, count: number | undefined): number | undefined {
  const [lastCount] = useState(() => (name === undefined ? undefined : readRowCount(name)))
  useEffect(() => {
    if (name !== undefined && count !== undefined) saveRowCount(name, count)
  }, [name, count])
  return lastCount
}
