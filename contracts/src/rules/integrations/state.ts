import { type SyncStatus, syncStatus } from '../../entities/companies/integration.ts'
import type { Flag } from '../../entities/primitives.ts'
import { isOn } from '../access/flags.ts'

export interface IntegrationFacts {
  connected?: boolean
  enabled?: Flag
  latestRunningSyncId?: string | null
  status?: SyncStatus['status']
}

export type IntegrationState = 'disconnected' | 'running' | 'failed' | 'connected'

export function integrationState(facts: IntegrationFacts): IntegrationState {
  const { connected, enabled, latestRunningSyncId, status } = facts
  if (connected === false || (enabled !== undefined && !isOn(enabled))) return 'disconnected'
  if (latestRunningSyncId) return 'running'
  return status === syncStatus.failed ? 'failed' : 'connected'
}

export const integrationFace = (facts: IntegrationFacts): 'form' | 'manage' =>
  integrationState(facts) === 'disconnected' ? 'form' : 'manage'

export const firstMessage = 'Initializing'
export const progressMessage = (message: string | null | undefined): string => message || firstMessage
