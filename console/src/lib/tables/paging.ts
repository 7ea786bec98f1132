import { normalizeName } from '@heed/contracts'
import type { Query } from './tableAddress.ts'

export function toPaging({ page, size, order, search }: Omit<Query<unknown>, 'filters'>) {
  const filter = normalizeName(search)
  return { p: page, n: size, order, ...(filter && { filter }) }
}
