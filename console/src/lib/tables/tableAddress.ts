import { type FiltersCodec, readFilters, writeFilters } from './filters.ts'

/** `page` starts at 0; `order` is `"{field} asc"` or `"{field} desc"`. */
export type TableQuery<Filters> = {
  page: number
  size: number
  order: string
  search: string
  filters: Filters
}

export type TableConfig<Filters> = {
  prefix: string
  size: number
  order: string
  fields: readonly string[]
  codec: FiltersCodec<Filters>
}

/** Rows per page (S0 section 9). */
export const pageSizes: readonly number[] = [5, 10, 20, 30, 40, 50, 100]
const reservedNames = ['page', 'size', 'order', 'filter']

export function readTableQuery<Filters>(
  params: URLSearchParams,
  { prefix, size, order, fields, codec }: TableConfig<Filters>,
): TableQuery<Filters> {
  const page = Number(params.get(`${prefix}.page`) ?? 1)
  const requestedSize = Number(params.get(`${prefix}.size`) ?? size)
  const requestedOrder = params.get(`${prefix}.order`) ?? order
  const [field = '', direction = ''] = requestedOrder.split(' ')
  const isOrder = fields.includes(field) && /^(asc|desc)$/.test(direction)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: pageSizes.includes(requestedSize) ? requestedSize : size,
    order: isOrder ? requestedOrder : order,
    search: params.get(`${prefix}.filter`) ?? '',
    filters: readFilters(codec, (name) =>
      reservedNames.includes(name) ? [] : params.getAll(`${prefix}.${name}`),
    ),
  }
}

export function writeTableQuery<Filters>(
  params: URLSearchParams,
  { prefix, size, order, codec }: TableConfig<Filters>,
  query: TableQuery<Filters>,
): URLSearchParams {
  const nextParams = new URLSearchParams(params)
  // Keeps the parameters' order, so that rewriting an unchanged query doesn't change the URL.
  const setParam = (name: string, ...texts: readonly string[]) => {
    const key = `${prefix}.${name}`
    const [firstText, ...otherTexts] = texts
    if (firstText === undefined) nextParams.delete(key)
    else if (JSON.stringify(nextParams.getAll(key)) !== JSON.stringify(texts)) nextParams.set(key, firstText)
    else return
    for (const text of otherTexts) nextParams.append(key, text)
  }
  const omitDefault = (defaultText: string, text: string) => (text === defaultText ? [] : [text])
  setParam('page', ...omitDefault('1', String(query.page + 1)))
  setParam('size', ...omitDefault(String(size), String(query.size)))
  setParam('order', ...omitDefault(order, query.order))
  setParam('filter', ...omitDefault('', query.search))
  for (const [name, texts] of Object.entries(writeFilters(codec, query.filters))) setParam(name, ...texts)
  return nextParams
}
