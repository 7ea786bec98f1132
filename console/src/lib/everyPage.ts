import { pageSizeMax } from '@heed/contracts'

type Page<Row> = { rows: readonly Row[]; total: number }

/** All rows of a paged list, a thousand a call; people who vanish meanwhile end it all the same. */
export async function everyPage<Row>(fetch: (p: number, n: number) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = []
  for (let p = 0, total = 1; all.length < total; p++) {
    const page = await fetch(p, pageSizeMax)
    if (page.rows.length === 0) break
    all.push(...page.rows)
    total = page.total
  }
  return all
}
