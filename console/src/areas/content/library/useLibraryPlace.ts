import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { noFilters } from '../../../lib/filters.ts'
import { readTable, writeTable } from '../../../lib/tableAddress.ts'
import { type ItemKey, itemKey, type LibraryFilters, libraryCodec } from './shelves.ts'

const place = { prefix: 'content', size: 0, order: '', fields: [], codec: libraryCodec }

type Query = ReturnType<typeof readTable<LibraryFilters>>

/** What is looked for and looked at stands in the address alone. */
export function useLibraryPlace() {
  const [params, setParams] = useSearchParams()
  const now = useRef({ params, setParams })
  useEffect(() => {
    now.current = { params, setParams }
  })
  // Always the same, for hundreds of cards hold them; and a search that ends later forgets nothing that was opened.
  const actions = useMemo(() => {
    const change = (next: (query: Query) => Partial<Query>) => {
      const { params: last, setParams: write } = now.current
      const query = readTable(last, place)
      write(writeTable(last, place, { ...query, ...next(query) }), { replace: true, flushSync: true })
    }
    const set = (own: Partial<LibraryFilters>) =>
      change(({ filters }) => ({ filters: { ...filters, ...own } }))
    return {
      set,
      open: (item: ItemKey) => set({ open: itemKey(item) }),
      setSearch: (search: string) => change(() => ({ search })),
      clear: () =>
        change(({ filters: { all } }) => ({ search: '', filters: { ...noFilters(libraryCodec), all } })),
    }
  }, [])
  const query = readTable(params, place)
  const { type, category, language } = query.filters
  return {
    ...query,
    ...actions,
    /** There is something that `clear` takes back. */
    isNarrowed: query.search !== '' || [type, category, language].some((value) => value !== null),
  }
}

export type LibraryPlace = ReturnType<typeof useLibraryPlace>
