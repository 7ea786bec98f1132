import { type SyncStatus, syncStatus } from '../../entities/companies/integration.ts'
import type { Flag } from '../../entities/primitives.ts'
import { isFlagOn } from '../access/flags.ts'

export interface IntegrationFacts {
  connected?: boolean
  enabled?: Flag
  latestRunningSyncId?: string | null
  status?: SyncStatus['status']
}

export type IntegrationState = 'disconnected' | 'running' | 'failed' | 'connected'

export function getIntegrationState(facts: IntegrationFacts): IntegrationState {
  const { connected, enabled, latestRunningSyncId, status } = facts
  if (connected === false || (enabled !== undefined && !isFlagOn(enabled))) return 'disconnected'
  if (latestRunningSyncId) return 'running'
  return status === syncStatus.failed ? 'failed' : 'connected'
}

export const getIntegrationView = (facts: IntegrationFacts): 'form' | 'manage' =>
  getIntegrationState(facts) === 'disconnected' ? 'form' : 'manage'

export const initialMessage = 'Initializing'
export const getProgressMessage = (message: string | null | undefined): string => message || initialMessage
