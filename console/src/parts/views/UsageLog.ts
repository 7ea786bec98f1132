import { type Client, type Download, listSortableFields, type PpvLogRow } from '@heed/contracts'
import { ppv } from '@heed/contracts/endpoints/campaigns/ppv'
import { PagedList } from '../../lib/tables/PagedList.ts'

const LOG_PAGE_SIZE = 20

export class UsageLog {
  readonly list: PagedList<PpvLogRow>
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: { client: Client; companyId: number }) {
    this.client = client
    this.companyId = companyId
    this.list = new PagedList<PpvLogRow>(
      async ({ page, size, order }, signal) => {
        const { log, count } = await client.ppv.getLog({ companyId, p: page, n: size, order }, { signal })
        return { rows: log, total: count }
      },
      { prefix: 'log', size: LOG_PAGE_SIZE, order: 'timestamp desc', fields: listSortableFields(ppv.getLog) },
    )
  }

  file({ token, zone }: { token: string; zone: string }): Promise<Download> {
    return this.client.ppv.exportUsage({ companyId: this.companyId, token, zone })
  }
}
