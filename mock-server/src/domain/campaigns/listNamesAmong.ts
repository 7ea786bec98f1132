import type { EmployeeRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

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
