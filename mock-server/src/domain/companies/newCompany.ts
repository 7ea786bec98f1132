import { aCompanyRow, type CompanyRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export function addCompany(world: World, fields: Partial<CompanyRow>): CompanyRow {
  const id = world.nextId(world.companies)
  return world.companies.put(
    aCompanyRow({ billing: true, ...fields, id, uid: world.random.key(12), created: world.clock.instant }),
  )
}
