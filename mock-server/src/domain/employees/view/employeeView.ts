import type { Employee } from '@heed/contracts'
import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { findBounce } from '../../campaigns/bounces.ts'

export function toEmployeeView(world: World, company: CompanyRow, row: EmployeeRow): Employee {
  const isAnonymous = company.anonymousTracking
  const lists = isAnonymous ? [] : row.lists.flatMap((id) => world.lists.get(id) ?? [])
  return {
    userId: row.id,
    name: isAnonymous ? '' : row.name,
    email: row.email,
    lists: lists.map(({ id, name }) => ({ id, name })),
    listsId: lists.map(({ id }) => id),
    lists_ids: lists.map(({ id }) => id),
    lists_names: lists.map(({ name }) => name),
    lastActive: isAnonymous ? null : row.lastActive,
    combinedTags: isAnonymous ? [] : [...row.tags],
    source: row.source,
    bounce: findBounce(world, company, row),
  }
}
