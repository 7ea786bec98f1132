import { useEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOpeningState, openingState } from '../../../lib/openingState.ts'
import { createEmptyFilters } from '../../../lib/tables/filters.ts'
import { readTableQuery, writeTableQuery } from '../../../lib/tables/tableAddress.ts'
import { getItemKey, type ItemKey, type LibraryFilters, libraryCodec } from './shelves.ts'

const tableOptions = { prefix: 'content', size: 0, order: '', fields: [], codec: libraryCodec }

type Query = ReturnType<typeof readTableQuery<LibraryFilters>>

export function useLibraryPlace() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const latest = useRef({ params, setParams, state, navigate })
  useEffect(() => {
    latest.current = { params, setParams, state, navigate }
  })
  // Stable, so that hundreds of cards don't rerender. Changes start from the latest URL: otherwise, a
  // delayed search would close an item that was opened in the meantime.
  const actions = useMemo(() => {
    const change = (next: (query: Query) => Partial<Query>, step: NavigateOptions = {}) => {
      const { params: last, setParams, state } = latest.current
      const query = readTableQuery(last, tableOptions)
      // Expanding a section must not scroll the page.
      const options = { replace: true, state, flushSync: true, preventScrollReset: true, ...step }
      setParams(writeTableQuery(last, tableOptions, { ...query, ...next(query) }), options)
    }
    const set = (patch: Partial<LibraryFilters>, step?: NavigateOptions) =>
      change(({ filters }) => ({ filters: { ...filters, ...patch } }), step)
    return {
      set,
      open: (item: ItemKey) => set({ open: getItemKey(item) }, { replace: false, state: openingState }),
      move: (item: ItemKey) => set({ open: getItemKey(item) }),
      close: () => {
        if (isOpeningState(latest.current.state)) void latest.current.navigate(-1)
        else set({ open: null })
      },
      setSearch: (search: string) => change(() => ({ search })),
      clear: () =>
        change(({ filters: { all } }) => ({
          search: '',
          filters: { ...createEmptyFilters(libraryCodec), all },
        })),
    }
  }, [])
  const query = readTableQuery(params, tableOptions)
  const { type, category, language } = query.filters
  return {
    ...query,
    ...actions,
    isNarrowed: query.search !== '' || [type, category, language].some((value) => value !== null),
  }
}

export type LibraryPlace = ReturnType<typeof useLibraryPlace>
