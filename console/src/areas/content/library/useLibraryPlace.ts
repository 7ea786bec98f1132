import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { noFilters } from '../../../lib/filters.ts'
import { readTable, writeTable } from '../../../lib/tableAddress.ts'
import { type ItemKey, itemKey, type LibraryFilters, libraryCodec } from './shelves.ts'

const place = { prefix: 'content', size: 0, order: '', fields: [], codec: libraryCodec }

/** What is looked for and looked at stands in the address alone. */
export function useLibraryPlace() {
  const [params, setParams] = useSearchParams()
  const query = readTable(params, place)
  const write = (next: Partial<typeof query>) =>
    setParams(writeTable(params, place, { ...query, ...next }), { replace: true, flushSync: true })
  const { type, category, language, all } = query.filters
  const set = (change: Partial<LibraryFilters>) => write({ filters: { ...query.filters, ...change } })
  const setNow = useRef(set)
  useEffect(() => {
    setNow.current = set
  })
  return {
    ...query,
    /** There is something that `clear` takes back. */
    isNarrowed: query.search !== '' || [type, category, language].some((value) => value !== null),
    set,
    setSearch: (search: string) => write({ search }),
    clear: () => write({ search: '', filters: { ...noFilters(libraryCodec), all } }),
    /** Always the same: hundreds of cards hold it. */
    open: useCallback((item: ItemKey) => setNow.current({ open: itemKey(item) }), []),
  }
}

export type LibraryPlace = ReturnType<typeof useLibraryPlace>
