import { type FiltersCodec, readFilters, writeFilters } from './filters.ts'

/** `page` starts at 0; `order` is `"{field} asc"` or `"{field} desc"`. */
export type Query<Filters> = { page: number; size: number; order: string; search: string; filters: Filters }

export type TablePlace<Filters> = {
  prefix: string
  size: number
  order: string
  fields: readonly string[]
  codec: FiltersCodec<Filters>
}

/** Rows per page (S0 section 9). */
export const pageSizes: readonly number[] = [5, 10, 20, 30, 40, 50, 100]
const own = ['page', 'size', 'order', 'filter']

export function readTable<Filters>(
  params: URLSearchParams,
  { prefix, size, order, fields, codec }: TablePlace<Filters>,
): Query<Filters> {
  const page = Number(params.get(`${prefix}.page`) ?? 1)
  const wantedSize = Number(params.get(`${prefix}.size`) ?? size)
  const wantedOrder = params.get(`${prefix}.order`) ?? order
  const [field = '', direction = ''] = wantedOrder.split(' ')
  const isOrder = fields.includes(field) && /^(asc|desc)$/.test(direction)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: pageSizes.includes(wantedSize) ? wantedSize : size,
    order: isOrder ? wantedOrder : order,
    search: params.get(`${prefix}.filter`) ?? '',
    filters: readFilters(codec, (name) => (own.includes(name) ? [] : params.getAll(`${prefix}.${name}`))),
  }
}

export function writeTable<Filters>(
  params: URLSearchParams,
  { prefix, size, order, codec }: TablePlace<Filters>,
  query: Query<Filters>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  // Parameters keep their order, so that rewriting an unchanged address makes no difference.
  const put = (name: string, ...texts: readonly string[]) => {
    const key = `${prefix}.${name}`
    const [first, ...more] = texts
    if (first === undefined) next.delete(key)
    else if (JSON.stringify(next.getAll(key)) !== JSON.stringify(texts)) next.set(key, first)
    else return
    for (const text of more) next.append(key, text)
  }
  const unless = (usual: string, text: string) => (text === usual ? [] : [text])
  put('page', ...unless('1', String(query.page + 1)))
  put('size', ...unless(String(size), String(query.size)))
  put('order', ...unless(order, query.order))
  put('filter', ...unless('', query.search))
  for (const [name, texts] of Object.entries(writeFilters(codec, query.filters))) put(name, ...texts)
  return next
}
