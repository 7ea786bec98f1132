import { companyIds } from '@heed/fixtures'
import { createWorld, type World } from '../../world/World.ts'

export function worldWithoutAzure(): World {
  const world = createWorld({ scenario: 'enterprise' })
  const key = `${companyIds.direct} azure`
  const { connections, groupRules, rulesOf, syncs, syncsOf } = world.integrations
  for (const { id } of rulesOf.of(key)) groupRules.remove(id)
  for (const { id } of syncsOf.of(key)) syncs.remove(id)
  connections.remove(key)
  return world
}
