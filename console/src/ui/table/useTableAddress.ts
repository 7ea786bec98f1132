import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PagedList } from '../../lib/PagedList.ts'
import { readTable, writeTable } from '../../lib/tableAddress.ts'

/** Keeps a table's page, size, order, search and filters in the address, and loads what the address asks for. */
export function useTableAddress<Row, Filters>(list: PagedList<Row, Filters>): void {
  const [params, setParams] = useSearchParams()
  const now = useRef({ params, setParams })
  const isLoaded = useRef(false)
  useEffect(() => {
    now.current = { params, setParams }
    const wanted = readTable(params, list.place)
    const isSame = JSON.stringify(wanted) === JSON.stringify(list.query)
    if (isSame && isLoaded.current) return
    isLoaded.current = true
    list.restore(wanted)
    void list.load()
  }, [params, setParams, list])
  useEffect(
    () =>
      reaction(
        () => list.query,
        (query) => {
          const next = writeTable(now.current.params, list.place, query)
          if (next.toString() === now.current.params.toString()) return
          // At once: the tables of a page share one address, and each writes into what it last saw of it.
          now.current.setParams(next, { replace: true, flushSync: true })
        },
      ),
    [list],
  )
}
