import type { IntegrationType } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import { deriveSecretKey } from '../../world/secretKey.ts'
import type { World } from '../../world/World.ts'

/** Derived from the secret: can't be guessed, and isn't stored, because reads must not change the world. */
const deriveConsentKey = ({ base }: World, { id, uid }: CompanyRow, type: IntegrationType): string =>
  deriveSecretKey(base.secret, `consent to ${type} of ${id} ${uid}`)

export const formatConnectUrl = (
  world: World,
  company: CompanyRow,
  type: IntegrationType,
  origin: string,
): string => `${origin}/connect/${type}?company=${company.id}&key=${deriveConsentKey(world, company, type)}`

export const isValidConsentKey = (
  world: World,
  company: CompanyRow,
  type: IntegrationType,
  key: string,
): boolean => key === deriveConsentKey(world, company, type)
