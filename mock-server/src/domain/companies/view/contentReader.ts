import type { Company } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { Caller } from '../../../calls/handler.ts'
import type { World } from '../../../world/World.ts'
import { toCompanyView } from './companyView.ts'

export const createContentContext = ({
  world,
  company,
  caller,
  origin,
}: {
  world: World
  company: CompanyRow
  caller: Caller
  origin: string
}): { world: World; origin: string; company: Company } => ({
  world,
  origin,
  company: toCompanyView(world, company, caller.person),
})
