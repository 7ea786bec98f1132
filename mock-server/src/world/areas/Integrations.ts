import type { GroupRuleRow, IntegrationRow, Seeded, SyncRow } from '@heed/fixtures'
import type { Collect, Collection } from '../../store/Collection.ts'
import { Groups } from '../../store/Groups.ts'

export class Integrations {
  readonly connections: Collection<IntegrationRow>
  readonly groupRules: Collection<GroupRuleRow>
  readonly syncs: Collection<SyncRow>

  readonly rulesOf = new Groups<GroupRuleRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsOf = new Groups<SyncRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsByStatus = new Groups<SyncRow>(({ status }) => status)

  constructor(collect: Collect, seeded: Seeded) {
    this.connections = collect('integrations', seeded.integrations)
    this.groupRules = collect('groupRules', seeded.groupRules, this.rulesOf)
    this.syncs = collect('syncs', seeded.syncs, this.syncsOf, this.syncsByStatus)
  }
}
