import { pageSizeMax } from '@heed/contracts'

export interface PageRows<T> {
  rows: T[]
  count: number
}

export async function readPages<T>(
  maxRows: number,
  readPage: (page: { p: number; n: number }) => Promise<PageRows<T>>,
): Promise<PageRows<T>> {
  const n = Math.min(maxRows, pageSizeMax)
  const rows: T[] = []
  for (let p = 0; ; p++) {
    const page = await readPage({ p, n })
    rows.push(...page.rows)
    if (page.rows.length < n || rows.length >= Math.min(maxRows, page.count)) {
      return { rows: rows.slice(0, maxRows), count: page.count }
    }
  }
}
