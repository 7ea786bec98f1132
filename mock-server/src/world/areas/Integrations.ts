import type { GroupRuleRow, IntegrationRow, SeededRows, SyncRow } from '@heed/fixtures'
import type { Collect, Collection } from '../../store/Collection.ts'
import { Groups } from '../../store/Groups.ts'

export class Integrations {
  readonly connections: Collection<IntegrationRow>
  readonly groupRules: Collection<GroupRuleRow>
  readonly syncs: Collection<SyncRow>

  readonly rulesByIntegration = new Groups<GroupRuleRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsByIntegration = new Groups<SyncRow>(({ companyId, type }) => `${companyId} ${type}`)
  readonly syncsByStatus = new Groups<SyncRow>(({ status }) => status)

  constructor(collect: Collect, seededRows: SeededRows) {
    this.connections = collect('integrations', seededRows.integrations)
    this.groupRules = collect('groupRules', seededRows.groupRules, this.rulesByIntegration)
    this.syncs = collect('syncs', seededRows.syncs, this.syncsByIntegration, this.syncsByStatus)
  }
}
