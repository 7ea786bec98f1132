import { type Ppv, type PpvLogRow, type SnippetStat, sortableBy } from '@heed/contracts'
import { ppv } from '@heed/contracts/endpoints/ppv'
import type { CompanyStores } from '../../app/CompanyStores.ts'
import { PagedList } from '../../lib/PagedList.ts'
import { Resource } from '../../lib/Resource.ts'

/** Rows of the usage log a page (S2 section 9). */
const LOG_PAGE = 20

/** The videos that a company may embed, what was watched of them, and what is left of the views it bought. */
export class EmbedStore {
  readonly status = new Resource<{ subjects: SnippetStat[]; ppv: Ppv }>()
  readonly log: PagedList<PpvLogRow>
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    this.log = new PagedList<PpvLogRow>(
      async ({ page, size, order }, signal) => {
        const { client, companyId } = company
        const { log, count } = await client.ppv.getLog({ companyId, p: page, n: size, order }, { signal })
        return { rows: log, total: count }
      },
      { prefix: 'log', size: LOG_PAGE, order: 'timestamp desc', fields: sortableBy(ppv.getLog) },
    )
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
