import type { Ppv, SnippetStat } from '@heed/contracts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { UsageLog } from '../../parts/views/UsageLog.ts'

export class EmbedStore {
  readonly status = new Resource<{ subjects: SnippetStat[]; ppv: Ppv }>()
  readonly log: UsageLog
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.log = new UsageLog(company)
  }

  load(): Promise<void> {
    const { client, companyId } = this.company
    return this.status.load((signal) => client.ppv.getStatus({ companyId }, { signal }))
  }

  async toggle(subjectId: number, enabled: boolean): Promise<void> {
    const { client, companyId } = this.company
    await client.ppv.toggle({ companyId, subject_id: subjectId, enabled })
    await this.load()
  }
}
