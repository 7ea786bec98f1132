import type { EmployeeRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** The first of these lists that a person is on, else the first of theirs; null for who is on none. */
export function listNameAmong(
  world: World,
  listIds: readonly number[],
  { lists }: EmployeeRow,
): string | null {
  const id = lists.find((list) => listIds.includes(list)) ?? lists[0]
  return id === undefined ? null : (world.lists.get(id)?.name ?? null)
}
