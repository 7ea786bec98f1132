import type { EmployeeRow } from '@heed/fixtures'

/** People who left all of a campaign's lists get no more messages from the campaign (C-7). */
export const isOnList = ({ lists }: EmployeeRow, listIds: readonly number[]): boolean =>
  lists.some((id) => listIds.includes(id))
