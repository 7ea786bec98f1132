import type { GroupRuleRow, IntegrationRow, SeededRows, SyncRow } from '@heed/fixtures'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'

export class Integrations {
  readonly connections: Collection<IntegrationRow>
  readonly groupRules: Collection<GroupRuleRow>
  readonly syncs: Collection<SyncRow>

  readonly rulesByIntegration = new GroupIndex<GroupRuleRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsByIntegration = new GroupIndex<SyncRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsByStatus = new GroupIndex<SyncRow>(({ status }) => status)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.connections = collect('integrations', seededRows.integrations)
    this.groupRules = collect('groupRules', seededRows.groupRules, this.rulesByIntegration)
    this.syncs = collect('syncs', seededRows.syncs, this.syncsByIntegration, this.syncsByStatus)
  }
}
