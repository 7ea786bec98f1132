import type { EmployeeRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** Names of the person's lists that are among `listIds`. */
export const joinMatchingListNames = (
  world: World,
  listIds: readonly number[],
  { lists }: EmployeeRow,
): string | null =>
  joinNames(
    world,
    lists.filter((id) => listIds.includes(id)),
  )

/** Falls back to the person's first list. */
export const joinListNamesOrFirst = (
  world: World,
  listIds: readonly number[],
  employee: EmployeeRow,
): string | null =>
  employee.lists.some((id) => listIds.includes(id))
    ? joinMatchingListNames(world, listIds, employee)
    : joinNames(world, employee.lists.slice(0, 1))

function joinNames(world: World, ids: readonly number[]): string | null {
  const names = ids.flatMap((id) => world.lists.get(id)?.name ?? [])
  return names.length > 0 ? names.join(', ') : null
}
