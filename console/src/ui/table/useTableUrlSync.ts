import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { readTableQuery, writeTableQuery } from '../../lib/tables/tableAddress.ts'

export function useTableUrlSync<Row, Filters>(list: PagedList<Row, Filters>): void {
  const [params, setParams] = useSearchParams()
  const latest = useRef({ params, setParams })
  const isLoaded = useRef(false)
  useEffect(() => {
    latest.current = { params, setParams }
    // A link to a page shows the sender's rows, so only links to the whole table use the preferred size.
    const size = params.has(`${list.place.prefix}.page`) ? list.place.size : list.preferredSize
    const addressQuery = readTableQuery(params, { ...list.place, size })
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
          const next = writeTableQuery(latest.current.params, list.place, query)
          if (next.toString() === latest.current.params.toString()) return
          // Synchronous, because all tables on a page share the URL, and each table extends the latest URL.
          latest.current.setParams(next, { replace: true, flushSync: true })
        },
      ),
    [list],
  )
}
