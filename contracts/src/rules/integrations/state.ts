import { type SyncStatus, syncStatus } from '../../entities/integration.ts'
import type { Flag } from '../../entities/primitives.ts'
import { isOn } from '../flags.ts'

/** What of the data of a service tells how it stands; each service has some of it. */
export interface IntegrationFacts {
  connected?: boolean
  enabled?: Flag
  latestRunningSyncId?: string | null
  status?: SyncStatus['status']
}

export type IntegrationState = 'disconnected' | 'running' | 'failed' | 'connected'

/** Not enabled or not connected is disconnected, whatever was synced before (S0 section 4). */
export function integrationState(facts: IntegrationFacts): IntegrationState {
  const { connected, enabled, latestRunningSyncId, status } = facts
  if (connected === false || (enabled !== undefined && !isOn(enabled))) return 'disconnected'
  if (latestRunningSyncId) return 'running'
  return status === syncStatus.failed ? 'failed' : 'connected'
}

/** The connect form stands where the service is disconnected, the manage view else. */
export const integrationFace = (facts: IntegrationFacts): 'form' | 'manage' =>
  integrationState(facts) === 'disconnected' ? 'form' : 'manage'

/** What a sync says before it says anything (S0 section 4). */
export const firstMessage = 'Initializing'
export const progressMessage = (message: string | null | undefined): string => message || firstMessage
