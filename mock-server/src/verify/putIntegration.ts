import { isDirectoryIntegration, syncStatus } from '@heed/contracts'
import { company as known } from '@heed/contracts/pact/company'
import type { StateParams } from '@heed/contracts/pact/states'
import { anIntegrationRow, type SyncRow } from '@heed/fixtures'

import { putRule } from '../domain/integrations/groupRules.ts'
import type { World } from '../world/World.ts'

type Params = StateParams<'an integration'>

export function putIntegration(world: World, { type, is, groupId }: Params): void {
  world.integrations.connections.put(
    anIntegrationRow(type, {
      companyId: known.id,
      revoked: is === 'revoked',
      tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
      clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
      clientSecret: 'stored-secret',
      cert: 'MIIC',
      appName: 'Heed',
      domain: 'example.is',
      welcomeMessage: true,
    }),
  )
  const company = world.companies.get(known.id)
  if (groupId !== undefined && company && isDirectoryIntegration(type)) {
    putRule(world, company, type, { id: groupId, displayName: 'Sales', usersCount: 4 }, 'include')
  }
  const sync = createSync(world, is)
  if (sync) world.integrations.syncs.put({ ...sync, companyId: known.id, type })
}

function createSync(
  { clock, integrations }: World,
  is: Params['is'],
): Omit<SyncRow, 'companyId' | 'type'> | undefined {
  const sync = {
    id: integrations.syncs.size + 1,
    started: clock.instant,
    createdGroups: 0,
    createdUsers: 0,
    createdMembership: 0,
    removedMembership: 0,
    errorDetails: null,
  }
  const finishedFields = { finished: clock.instant, progress: 100 }
  switch (is) {
    case 'syncing':
      return { ...sync, status: syncStatus.running, finished: null, progress: 20, message: 'Reading groups' }
    case 'synced':
      return { ...sync, ...finishedFields, status: syncStatus.success, message: 'Finished', createdGroups: 1 }
    case 'failed': {
      const errorDetails = 'The client secret has expired.'
      return { ...sync, ...finishedFields, status: syncStatus.failed, message: errorDetails, errorDetails }
    }
    default:
      return undefined
  }
}
