import type { EmployeeRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

/** Those of some lists that a person is on, else the first of theirs; null for who is on none. */
export function listNamesAmong(
  world: World,
  listIds: readonly number[],
  { lists }: EmployeeRow,
): string | null {
  const among = lists.filter((id) => listIds.includes(id))
  const names = (among.length > 0 ? among : lists.slice(0, 1)).flatMap(
    (id) => world.lists.get(id)?.name ?? [],
  )
  return names.length > 0 ? names.join(', ') : null
}
