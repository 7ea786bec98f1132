import type { EmployeeRow } from '@heed/fixtures'

/** Whether a person is on one of these lists: who left all of a campaign's gets nothing more from it (C-7). */
export const isOnList = ({ lists }: EmployeeRow, listIds: readonly number[]): boolean =>
  lists.some((id) => listIds.includes(id))
