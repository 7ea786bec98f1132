import { syncStatus } from '@heed/contracts'
import type { SyncRow } from '../world/areas/Integrations.ts'
import { expiredText, secretHasExpired } from '../world/integrations/azure.ts'
import { connectionOf, hasDirectory, syncIdOf } from '../world/integrations/connections.ts'
import { finishSync } from '../world/integrations/sync.ts'
import type { World } from '../world/World.ts'
import type { Happening } from './passTime.ts'

interface Step {
  /** Seconds after the start. */
  after: number
  progress: number
  message: string
}

const steps: readonly Step[] = [
  { after: 2, progress: 5, message: 'Connecting to the directory' },
  { after: 5, progress: 20, message: 'Reading groups' },
  { after: 12, progress: 50, message: 'Reading people' },
  { after: 20, progress: 75, message: 'Comparing people and lists' },
  { after: 27, progress: 90, message: 'Saving lists' },
  { after: 30, progress: 100, message: 'Finished' },
]
/** Here a secret is used first, and an expired one fails. */
const firstRead = 20

const nextStep = ({ progress }: SyncRow): Step | undefined => steps.find((step) => step.progress > progress)

const running = (world: World) =>
  world.integrations.syncsByStatus.of(syncStatus.running).flatMap((sync) => {
    const step = nextStep(sync)
    return step ? [{ sync, step, at: Date.parse(sync.started) + step.after * 1000 }] : []
  })

const first = (world: World) => {
  const all = running(world)
  return all.find(({ at }) => all.every((other) => at <= other.at))
}

/** Syncs go on step by step, 30 seconds of world time; the last step brings the people. */
export const syncs: Happening = {
  next: (world) => first(world)?.at,

  happen(world) {
    const due = first(world)
    if (!due) return
    const sync = goOn(world, due.sync, due.step)
    if (!sync) return
    const { companyId, type, progress, message } = sync
    world.tell({
      event: 'integration:progress',
      data: { companyId, type, syncId: syncIdOf(sync), progress, message },
    })
  },
}

/** A sync of a company that is gone goes too. */
function goOn(world: World, sync: SyncRow, { progress, message }: Step): SyncRow | undefined {
  const company = world.companies.get(sync.companyId)
  if (!company || !hasDirectory(sync.type)) {
    world.integrations.syncs.remove(sync.id)
    return undefined
  }
  if (progress === 100) return finishSync(world, company, sync.type, sync)
  const expired = progress >= firstRead && secretHasExpired(connectionOf(world, company, sync.type))
  return expired
    ? finishSync(world, company, sync.type, sync, expiredText)
    : world.integrations.syncs.put({ ...sync, progress, message })
}
