import {
  createTextFilter,
  type DirectoryType,
  type Group,
  type IntegrationData,
  type IntegrationSummary,
  type IntegrationType,
  initialMessage,
  integrationNames,
  type RunningSyncStatus,
  type SyncStatus,
  secretMask,
  syncStatus,
} from '@heed/contracts'
import type { CompanyRow, DirectoryGroup, GroupRuleRow, SyncRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { findRunningSync, getConnection, getDirectory, getSyncs, isLinked, toSyncId } from './connections.ts'

interface ServiceInfo {
  description: string
  beta: boolean
  color: string
}

const services: Readonly<Record<IntegrationType, ServiceInfo>> = {
  slack: {
    description: 'Send trainings, assessments and reminders as Slack messages.',
    beta: false,
    color: '#4a154b',
  },
  azure: {
    description: 'Keep employees and lists in sync with your Azure AD groups.',
    beta: false,
    color: '#0b5cad',
  },
  teams: {
    description: 'Send trainings, assessments and reminders as Teams messages.',
    beta: false,
    color: '#464eb8',
  },
  google: {
    description: 'Keep employees and lists in sync with your Google Workspace groups.',
    beta: true,
    color: '#1e7a46',
  },
  azuresso: {
    description: 'Employees sign in with their Azure AD account.',
    beta: false,
    color: '#155a8a',
  },
}

const toFlag = (isOn: boolean): '0' | '1' => (isOn ? '1' : '0')

export function getSummary(world: World, company: CompanyRow, type: IntegrationType): IntegrationSummary {
  const { description, beta, color } = services[type]
  const name = integrationNames[type]
  const row = getConnection(world, company, type)
  const isEnabled = toFlag(isLinked(row))
  return {
    id: type,
    name,
    logo: createIcon(name, color),
    description,
    beta,
    enabled: isEnabled,
    connected: row.connected,
    enabledMY: isEnabled,
    enabledLMS: isEnabled,
  }
}

function createIcon(name: string, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="${color}"/><text x="20" y="28" font-family="sans-serif" font-size="22" fill="#fff" text-anchor="middle">${name.charAt(0)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function getIntegrationData(
  world: World,
  company: CompanyRow,
  type: IntegrationType,
  connectUrl: string,
): IntegrationData {
  const row = getConnection(world, company, type)
  const { connected, tenant, clientId, cert, appName, domain } = row
  const isEnabled = toFlag(isLinked(row))
  switch (type) {
    case 'slack':
      return { connected, connectUrl, welcomeMessage: toFlag(row.welcomeMessage) }
    case 'google':
      return {
        connected,
        connectUrl,
        enabled: isEnabled,
        lastSync: getSyncStatus(world, company, type).lastSync,
      }
    case 'teams':
      return { tenant, enabled: isEnabled }
    case 'azuresso':
      return { tenant, cert, appName, domain, enabled: isEnabled }
    case 'azure': {
      const { lastSync, status, latestRunningSyncId, progress, message } = getSyncStatus(world, company, type)
      return {
        tenant,
        clientId,
        clientSecret: row.clientSecret === '' ? '' : secretMask,
        enabled: isEnabled,
        lastSync,
        status,
        syncStatuses: getSyncs(world, company, type)
          .filter((sync) => sync.status !== syncStatus.running)
          .map(toSyncView)
          .toReversed(),
        latestRunningSyncId,
        progress,
        message,
      }
    }
  }
}

const toSyncView = (sync: SyncRow): SyncStatus => ({
  lastSync: sync.finished,
  lastSyncId: toSyncId(sync),
  status: sync.status,
  errorDetails: sync.errorDetails,
  createdGroups: sync.createdGroups,
  createdUsers: sync.createdUsers,
  createdMembership: sync.createdMembership,
  removedMembership: sync.removedMembership,
})

const neverSyncedStatus: SyncStatus = {
  lastSync: null,
  lastSyncId: null,
  status: syncStatus.never,
  errorDetails: null,
  createdGroups: 0,
  createdUsers: 0,
  createdMembership: 0,
  removedMembership: 0,
}

export function getSyncStatus(world: World, company: CompanyRow, type: IntegrationType): RunningSyncStatus {
  const latestSync = getSyncs(world, company, type).findLast(({ status }) => status !== syncStatus.running)
  const activeSync = findRunningSync(world, company, type)
  return {
    ...(latestSync ? toSyncView(latestSync) : neverSyncedStatus),
    latestRunningSyncId: activeSync ? toSyncId(activeSync) : null,
    progress: activeSync?.progress ?? 0,
    message: activeSync?.message ?? initialMessage,
  }
}

export const toRuleView = ({ groupId: id, displayName, usersCount, rule }: GroupRuleRow): Group => ({
  id,
  displayName,
  usersCount,
  rule,
})

export function createGroupPage(
  world: World,
  company: CompanyRow,
  type: DirectoryType,
  { top, skip, filter = '' }: { top: number; skip: number; filter?: string | undefined },
): { groups: Group[]; count: number } {
  const directory = getDirectory(world, company, type)
  const matchesFilter = createTextFilter(filter.trim())
  const matchingGroups = directory.groups.filter(({ displayName }) => matchesFilter(displayName))
  const toGroupView = ({ id, displayName }: DirectoryGroup): Group => ({
    id,
    displayName,
    usersCount: directory.membersAt(id, world.clock.instant).length,
    rule: world.integrations.groupRules.get(`${company.id} ${type} ${id}`)?.rule ?? null,
  })
  return { groups: matchingGroups.slice(skip, skip + top).map(toGroupView), count: matchingGroups.length }
}
