import { normalizeName } from '@heed/contracts'
import type { TableQuery } from './tableAddress.ts'

export function toPaging({ page, size, order, search }: Omit<TableQuery<unknown>, 'filters'>) {
  const filter = normalizeName(search)
  return { p: page, n: size, order, ...(filter && { filter }) }
}
