import { type DirectoryType, type IntegrationType, syncStatus } from '@heed/contracts'
import {
  anIntegrationRow,
  type CompanyRow,
  createDirectory,
  type Directory,
  type IntegrationRow,
  type SyncRow,
} from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export const getConnection = (world: World, { id }: CompanyRow, type: IntegrationType): IntegrationRow =>
  world.integrations.connections.get(`${id} ${type}`) ??
  anIntegrationRow(type, { companyId: id, connected: false, enabled: false })

export const isLinked = ({ connected, enabled }: IntegrationRow): boolean => connected && enabled

export const getSyncs = (world: World, { id }: CompanyRow, type: IntegrationType): SyncRow[] =>
  world.integrations.syncsByIntegration.get(`${id} ${type}`)

export const findRunningSync = (
  world: World,
  company: CompanyRow,
  type: IntegrationType,
): SyncRow | undefined => getSyncs(world, company, type).find(({ status }) => status === syncStatus.running)

export const toSyncId = ({ id }: SyncRow): string => `sync-${id}`

export function getDirectory(world: World, company: CompanyRow, source: DirectoryType): Directory {
  const [manager] = world.membershipsByCompany.get(company.id)
  const email = manager && world.people.get(manager.personId)?.email
  const domain = email?.split('@')[1] ?? `${company.uid}.example`
  const { seed, now, employees } = world.base
  return createDirectory({ seed, companyId: company.id, source, domain, began: now, employees })
}
