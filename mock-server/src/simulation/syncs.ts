import { isDirectoryIntegration, syncStatus } from '@heed/contracts'
import { type SyncRow, type SyncStep, syncSteps } from '@heed/fixtures'
import { expiredSecretText, hasExpiredSecret } from '../domain/integrations/azure.ts'
import { getConnection, toSyncId } from '../domain/integrations/connections.ts'
import { completeSync } from '../domain/integrations/sync.ts'
import type { World } from '../world/World.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

/** Progress at the first use of the secret: a sync with an expired secret fails here. */
const firstReadProgress = 20

const findNextStep = ({ progress }: SyncRow): SyncStep | undefined =>
  syncSteps.find((step) => step.progress > progress)

const listRunningSyncs = (world: World) =>
  world.integrations.syncsByStatus.get(syncStatus.running).flatMap((sync) => {
    const step = findNextStep(sync)
    return step ? [{ sync, step, at: Date.parse(sync.started) + step.after * 1000 }] : []
  })

const findFirstSync = (world: World) => {
  const runningSyncs = listRunningSyncs(world)
  return runningSyncs.find(({ at }) => runningSyncs.every((otherSync) => at <= otherSync.at))
}

export const syncEvent: ScheduledEvent = {
  movesSeats: true,
  next: (world) => findFirstSync(world)?.at,
  name: (world) => {
    const nextSync = findFirstSync(world)
    return `The sync of ${(nextSync && world.companies.get(nextSync.sync.companyId)?.name) ?? 'a company'} continues`
  },

  run(world) {
    const nextSync = findFirstSync(world)
    if (!nextSync) return
    const sync = advanceSync(world, nextSync.sync, nextSync.step)
    if (!sync) return
    const { companyId, type, progress, message } = sync
    world.publish({
      event: 'integration:progress',
      data: { companyId, type, syncId: toSyncId(sync), progress, message },
    })
  },
}

function advanceSync(world: World, sync: SyncRow, { progress, message }: SyncStep): SyncRow | undefined {
  const company = world.companies.get(sync.companyId)
  if (!company || !isDirectoryIntegration(sync.type)) {
    world.integrations.syncs.remove(sync.id)
    return undefined
  }
  if (progress === 100) return completeSync(world, company, sync.type, sync)
  const isExpired =
    progress >= firstReadProgress && hasExpiredSecret(getConnection(world, company, sync.type))
  return isExpired
    ? completeSync(world, company, sync.type, sync, expiredSecretText)
    : world.integrations.syncs.put({ ...sync, progress, message })
}
