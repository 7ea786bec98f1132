import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PagedList, Query } from '../../lib/PagedList.ts'

type TableState = Pick<Query<unknown>, 'page' | 'size' | 'order' | 'search'>

export type TableAddress = {
  /** Tells the tables of one page apart: 'lists' gives ?lists.page=2. */
  prefix: string
  size: number
  order: string
  /** Fields the table may be sorted by. */
  fields: readonly string[]
}

const sizes: readonly number[] = [5, 10, 20, 30, 40, 50, 100]

/** What the address says of a table; anything a person could not have chosen is as if it were not there. */
export function readTable(
  params: URLSearchParams,
  { prefix, size, order, fields }: TableAddress,
): TableState {
  const page = Number(params.get(`${prefix}.page`) ?? 1)
  const wantedSize = Number(params.get(`${prefix}.size`) ?? size)
  const wantedOrder = params.get(`${prefix}.order`) ?? order
  const [field = '', direction = ''] = wantedOrder.split(' ')
  const isOrder = fields.includes(field) && /^(asc|desc)$/.test(direction)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: sizes.includes(wantedSize) ? wantedSize : size,
    order: isOrder ? wantedOrder : order,
    search: params.get(`${prefix}.filter`) ?? '',
  }
}

/** The address with a table's state in it; what is as usual is left out. */
export function writeTable(
  params: URLSearchParams,
  address: TableAddress,
  state: TableState,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) next.delete(`${address.prefix}.${name}`)
    else next.set(`${address.prefix}.${name}`, value)
  }
  put('page', String(state.page + 1), '1')
  put('size', String(state.size), String(address.size))
  put('order', state.order, address.order)
  put('filter', state.search, '')
  return next
}

/** Keeps a table's page, size, order and search in the address, and loads what the address asks for. */
export function useTableAddress<Row>(list: PagedList<Row>, address: TableAddress): void {
  const [params, setParams] = useSearchParams()
  const now = useRef({ params, setParams })
  const isLoaded = useRef(false)
  useEffect(() => {
    now.current = { params, setParams }
    const { page, size, order, search } = list
    const wanted = readTable(params, address)
    const isSame = JSON.stringify(wanted) === JSON.stringify({ page, size, order, search })
    if (isSame && isLoaded.current) return
    isLoaded.current = true
    list.restore(wanted)
    void list.load()
  }, [params, setParams, list, address])
  useEffect(
    () =>
      reaction(
        () => list.query,
        (query) => {
          const next = writeTable(now.current.params, address, query)
          if (next.toString() === now.current.params.toString()) return
          // At once: the tables of a page share one address, and each writes into what it last saw of it.
          now.current.setParams(next, { replace: true, flushSync: true })
        },
      ),
    [list, address],
  )
}
