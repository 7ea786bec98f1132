import type { Ppv, PpvLogRow, SnippetStat } from '@heed/contracts'
import type { CompanyStores } from '../../app/CompanyStores.ts'
import type { PagedList } from '../../lib/PagedList.ts'
import { Resource } from '../../lib/Resource.ts'
import { usageLog } from '../../parts/views/usageLog.ts'

/** The videos that a company may embed, what was watched of them, and what is left of the views it bought. */
export class EmbedStore {
  readonly status = new Resource<{ subjects: SnippetStat[]; ppv: Ppv }>()
  readonly log: PagedList<PpvLogRow>
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.log = usageLog(company)
  }

  load(): Promise<void> {
    const { client, companyId } = this.company
    return this.status.load((signal) => client.ppv.getStatus({ companyId }, { signal }))
  }

  /** Lets the snippet of a video play, or not. */
  async toggle(subjectId: number, enabled: boolean): Promise<void> {
    const { client, companyId } = this.company
    await client.ppv.toggle({ companyId, subject_id: subjectId, enabled })
    await this.load()
  }
}
