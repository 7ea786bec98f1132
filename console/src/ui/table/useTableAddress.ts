import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { readTable, writeTable } from '../../lib/tables/tableAddress.ts'

export function useTableAddress<Row, Filters>(list: PagedList<Row, Filters>): void {
  const [params, setParams] = useSearchParams()
  const now = useRef({ params, setParams })
  const isLoaded = useRef(false)
  useEffect(() => {
    now.current = { params, setParams }
    const addressQuery = readTable(params, list.place)
    const isUnchanged = JSON.stringify(addressQuery) === JSON.stringify(list.query)
    if (isUnchanged && isLoaded.current) return
    isLoaded.current = true
    list.restore(addressQuery)
    void list.load()
  }, [params, setParams, list])
  useEffect(
    () =>
      reaction(
        () => list.query,
        (query) => {
          const next = writeTable(now.current.params, list.place, query)
          if (next.toString() === now.current.params.toString()) return
          // Synchronous, because all tables on a page share the URL, and each table extends the latest URL.
          now.current.setParams(next, { replace: true, flushSync: true })
        },
      ),
    [list],
  )
}
