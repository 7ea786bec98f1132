import type { IntegrationType } from '../../entities/companies/integrationType.ts'
import { needsUpgrade } from '../access/features.ts'
import { getFirstReason } from '../refusals.ts'

export const integrationNames: Readonly<Record<IntegrationType, string>> = {
  slack: 'Slack',
  azure: 'Azure AD',
  teams: 'Microsoft Teams',
  google: 'Google Workspace',
  azuresso: 'Azure AD single sign-on',
}

export const getUpgradeRefusal = (
  company: Parameters<typeof needsUpgrade>[0],
  type: IntegrationType,
): string | null =>
  needsUpgrade(company, type) ? `The subscription doesn't include ${integrationNames[type]}` : null

export const getSyncRunsRefusal = (isRunning: boolean): string | null =>
  isRunning ? 'A sync is running. Please wait until it has finished' : null

export const getNotConnectedReason = (isConnected: boolean, type: IntegrationType): string | null =>
  isConnected ? null : `${integrationNames[type]} is not connected`

export type DirectoryType = 'azure' | 'google'
export const isDirectoryIntegration = (type: IntegrationType): type is DirectoryType =>
  type === 'azure' || type === 'google'
export const formatNothingToSync = (type: IntegrationType): string =>
  `${integrationNames[type]} has nothing to sync`

export const getSyncRefusal = (
  type: DirectoryType,
  { isConnected, groups }: { isConnected: boolean; groups: number },
): string | null =>
  getFirstReason(getNotConnectedReason(isConnected, type), groups === 0 && 'No groups are selected')
