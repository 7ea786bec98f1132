import type { IntegrationType } from '../../entities/integrationType.ts'
import { needsUpgrade } from '../features.ts'
import { firstOf } from '../refusals.ts'

/** What the services call themselves. */
export const integrationNames: Readonly<Record<IntegrationType, string>> = {
  slack: 'Slack',
  azure: 'Azure AD',
  teams: 'Microsoft Teams',
  google: 'Google Workspace',
  azuresso: 'Azure AD single sign-on',
}

/** A partner subscription holds only the integrations that it lists (S1 section 6). */
export const upgradeRefusal = (
  company: Parameters<typeof needsUpgrade>[0],
  type: IntegrationType,
): string | null =>
  needsUpgrade(company, type) ? `The subscription does not include ${integrationNames[type]}` : null

/** A connection is neither changed nor taken away under a sync. */
export const syncRunsRefusal = (isRunning: boolean): string | null =>
  isRunning ? 'A sync is running, please wait until it has finished' : null

export const connectionRefusal = (isConnected: boolean, type: IntegrationType): string | null =>
  isConnected ? null : `${integrationNames[type]} is not connected`

/** Those that have groups of people to sync. */
export type DirectoryType = 'azure' | 'google'
export const hasDirectory = (type: IntegrationType): type is DirectoryType =>
  type === 'azure' || type === 'google'
export const nothingToSync = (type: IntegrationType): string =>
  `${integrationNames[type]} has nothing to sync`

/** Why nothing is synced, the first reason that holds; null where a sync begins. */
export const syncRefusal = (
  type: DirectoryType,
  { isConnected, groups }: { isConnected: boolean; groups: number },
): string | null => firstOf(connectionRefusal(isConnected, type), groups === 0 && 'No groups are selected')
