import type { DayRange } from '@heed/contracts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'

export const isNarrowed = ({ search, filterCount }: Pick<PagedList<unknown>, 'search' | 'filterCount'>) =>
  search.trim() !== '' || filterCount > 0

type Ends<Name extends string> = { [End in `${Name}From` | `${Name}To`]?: string }

/** Computed on demand, because only filters by day need the time zone rules. */
export async function between<Name extends string>(
  name: Name,
  range: DayRange,
  zone: string,
): Promise<Ends<Name>> {
  if (range.from === null && range.to === null) return {}
  const { instantsOf } = await import('@heed/contracts/rules/campaigns/filters')
  const { from, to } = instantsOf(range, zone)
  return { ...(from && { [`${name}From`]: from }), ...(to && { [`${name}To`]: to }) } as Ends<Name>
}
