import { companyIds } from '@heed/fixtures'
import { createWorld, type World } from '../../world/World.ts'

export function createWorldWithoutAzure(): World {
  const world = createWorld({ scenario: 'enterprise' })
  const key = `${companyIds.direct} azure`
  const { connections, groupRules, rulesByIntegration, syncs, syncsByIntegration } = world.integrations
  for (const { id } of rulesByIntegration.get(key)) groupRules.remove(id)
  for (const { id } of syncsByIntegration.get(key)) syncs.remove(id)
  connections.remove(key)
  return world
}
