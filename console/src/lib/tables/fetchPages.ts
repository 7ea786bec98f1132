import { pageSizeMax } from '@heed/contracts'

type Page<Row> = { rows: readonly Row[]; total: number }
type FetchPage<Row> = (p: number, n: number) => Promise<Page<Row>>

/** Fetches 1,000 rows per call; stops at an empty page, because rows may be deleted between calls. */
export async function* fetchPages<Row>(fetch: FetchPage<Row>): AsyncGenerator<readonly Row[]> {
  for (let p = 0, readCount = 0, total = 1; readCount < total; p++) {
    const page = await fetch(p, pageSizeMax)
    if (page.rows.length === 0) break
    yield page.rows
    readCount += page.rows.length
    total = page.total
  }
}

export async function fetchAllRows<Row>(fetch: FetchPage<Row>): Promise<Row[]> {
  const allRows: Row[] = []
  for await (const rows of fetchPages(fetch)) allRows.push(...rows)
  return allRows
}
