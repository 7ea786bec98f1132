import type { ApiKeyRow, FreemiumRow, HookRow, SeededRows } from '@heed/fixtures'
import type { Collect, Collection } from '../../store/Collection.ts'
import { Groups } from '../../store/Groups.ts'
import type { AnalyticsRow } from '../../store/rows.ts'

export class System {
  readonly apiKeys: Collection<ApiKeyRow>
  readonly hooks: Collection<HookRow>
  readonly freemiums: Collection<FreemiumRow>
  readonly analytics: Collection<AnalyticsRow>

  readonly apiKeysOfCompany = new Groups<ApiKeyRow>(({ companyId }) => companyId)
  readonly apiKeysOfValue = new Groups<ApiKeyRow>(({ value }) => value)

  constructor(collect: Collect, seededRows: SeededRows) {
    this.apiKeys = collect('apiKeys', seededRows.apiKeys, this.apiKeysOfCompany, this.apiKeysOfValue)
    this.hooks = collect('hooks', seededRows.hooks)
    this.freemiums = collect('freemiums', seededRows.freemiums)
    this.analytics = collect<AnalyticsRow>('analytics', [])
  }
}
