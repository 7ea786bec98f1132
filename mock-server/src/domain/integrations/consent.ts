import type { IntegrationType } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { secretKey } from '../../world/secretKey.ts'
import type { World } from '../../world/World.ts'

/** Only who was given the address can say yes; the same as long as the world lives, for reading it changes nothing. */
const keyOf = ({ base }: World, { id, uid }: CompanyRow, type: IntegrationType): string =>
  secretKey(base.secret, `consent to ${type} of ${id} ${uid}`)

/** Where a company lets a service be connected; it stands in for the service's own page. */
export const connectUrl = (
  world: World,
  company: CompanyRow,
  type: IntegrationType,
  origin: string,
): string => `${origin}/connect/${type}?company=${company.id}&key=${keyOf(world, company, type)}`

export const opens = (world: World, company: CompanyRow, type: IntegrationType, key: string): boolean =>
  key === keyOf(world, company, type)
