import type { ApiKeyRow, FreemiumRow, HookRow, SeededRows } from '@heed/fixtures'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'
import type { AnalyticsRow } from '../../store/rows.ts'

export class System {
  readonly apiKeys: Collection<ApiKeyRow>
  readonly hooks: Collection<HookRow>
  readonly freemiums: Collection<FreemiumRow>
  readonly analytics: Collection<AnalyticsRow>

  readonly apiKeysByCompany = new GroupIndex<ApiKeyRow>(({ companyId }) => companyId)
  readonly apiKeysByValue = new GroupIndex<ApiKeyRow>(({ value }) => value)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.apiKeys = collect('apiKeys', seededRows.apiKeys, this.apiKeysByCompany, this.apiKeysByValue)
    this.hooks = collect('hooks', seededRows.hooks)
    this.freemiums = collect('freemiums', seededRows.freemiums)
    this.analytics = collect<AnalyticsRow>('analytics', [])
  }
}
