import type { IntegrationType } from '@heed/contracts'
import type { GroupRuleRow, IntegrationRow, Seeded } from '@heed/fixtures'
import type { Collect, Collection } from '../Collection.ts'
import { Groups } from '../Groups.ts'

/** One sync, from its start on; the last one of a service tells how that stands. */
export interface SyncRow {
  id: number
  companyId: number
  type: IntegrationType
  /** One of `syncStatus`. */
  status: number
  started: string
  finished: string | null
  /** 0 to 100. */
  progress: number
  message: string
  errorDetails: string | null
  createdGroups: number
  createdUsers: number
  createdMembership: number
  removedMembership: number
}

/** Connections to outside services, which of their groups are synced, and the syncs. */
export class Integrations {
  readonly connections: Collection<IntegrationRow>
  readonly groupRules: Collection<GroupRuleRow>
  readonly syncs: Collection<SyncRow>

  /** By company and service: '2 azure'. */
  readonly rulesOf = new Groups<GroupRuleRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsOf = new Groups<SyncRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsByStatus = new Groups<SyncRow>(({ status }) => status)

  constructor(collect: Collect, seeded: Seeded) {
    this.connections = collect('integrations', seeded.integrations)
    this.groupRules = collect('groupRules', seeded.groupRules, this.rulesOf)
    this.syncs = collect<SyncRow>('syncs', [], this.syncsOf, this.syncsByStatus)
  }
}
