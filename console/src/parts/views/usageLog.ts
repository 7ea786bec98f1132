import { type Client, type PpvLogRow, sortableBy } from '@heed/contracts'
import { ppv } from '@heed/contracts/endpoints/ppv'
import { PagedList } from '../../lib/PagedList.ts'

/** Rows of the usage log a page (S2 section 9). */
const LOG_PAGE = 20

/** What was opened and watched of a company's embedded videos, the latest first. */
export const usageLog = ({
  client,
  companyId,
}: {
  client: Client
  companyId: number
}): PagedList<PpvLogRow> =>
  new PagedList<PpvLogRow>(
    async ({ page, size, order }, signal) => {
      const { log, count } = await client.ppv.getLog({ companyId, p: page, n: size, order }, { signal })
      return { rows: log, total: count }
    },
    { prefix: 'log', size: LOG_PAGE, order: 'timestamp desc', fields: sortableBy(ppv.getLog) },
  )
