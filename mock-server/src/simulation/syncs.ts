import { hasDirectory, syncStatus } from '@heed/contracts'
import { type SyncRow, type SyncStep, syncSteps } from '@heed/fixtures'
import { expiredText, secretHasExpired } from '../domain/integrations/azure.ts'
import { getConnection, toSyncId } from '../domain/integrations/connections.ts'
import { finishSync } from '../domain/integrations/sync.ts'
import type { World } from '../world/World.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

/** Progress at the first use of the secret: a sync with an expired secret fails here. */
const firstRead = 20

const nextStep = ({ progress }: SyncRow): SyncStep | undefined =>
  syncSteps.find((step) => step.progress > progress)

const running = (world: World) =>
  world.integrations.syncsByStatus.of(syncStatus.running).flatMap((sync) => {
    const step = nextStep(sync)
    return step ? [{ sync, step, at: Date.parse(sync.started) + step.after * 1000 }] : []
  })

const first = (world: World) => {
  const all = running(world)
  return all.find(({ at }) => all.every((other) => at <= other.at))
}

export const syncs: ScheduledEvent = {
  movesSeats: true,
  next: (world) => first(world)?.at,
  name: (world) => {
    const due = first(world)
    return `The sync of ${(due && world.companies.get(due.sync.companyId)?.name) ?? 'a company'} continues`
  },

  happen(world) {
    const due = first(world)
    if (!due) return
    const sync = goOn(world, due.sync, due.step)
    if (!sync) return
    const { companyId, type, progress, message } = sync
    world.tell({
      event: 'integration:progress',
      data: { companyId, type, syncId: toSyncId(sync), progress, message },
    })
  },
}

function goOn(world: World, sync: SyncRow, { progress, message }: SyncStep): SyncRow | undefined {
  const company = world.companies.get(sync.companyId)
  if (!company || !hasDirectory(sync.type)) {
    world.integrations.syncs.remove(sync.id)
    return undefined
  }
  if (progress === 100) return finishSync(world, company, sync.type, sync)
  const expired = progress >= firstRead && secretHasExpired(getConnection(world, company, sync.type))
  return expired
    ? finishSync(world, company, sync.type, sync, expiredText)
    : world.integrations.syncs.put({ ...sync, progress, message })
}
