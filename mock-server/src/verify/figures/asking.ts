import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import type { ServedFile } from '../../routes/handler.ts'
import type { World } from '../../world/World.ts'
import type { Findings } from './Findings.ts'

/** Whose figures are looked at: a company, through the eyes of one of its admins. */
export interface Asking {
  world: World
  companyId: number
  /** Address of the admin. */
  admin: string
  findings: Findings
}

const pageSize = 100

/** All rows, page by page; `count` says of every page how many there are. */
export function everyPage<T>(
  read: (page: { p: number; n: number }) => { rows: readonly T[]; count: number },
): {
  rows: T[]
  count: number
} {
  const rows: T[] = []
  for (let p = 0; ; p++) {
    const page = read({ p, n: pageSize })
    rows.push(...page.rows)
    if (page.rows.length < pageSize) return { rows, count: page.count }
  }
}

/** A CSV file as a spreadsheet reads it: a row each, by the names of the columns. */
export async function readCsv({ body }: ServedFile): Promise<Partial<Record<string, string>>[]> {
  const bytes = await text(body instanceof Readable ? body : Readable.from([body]))
  return parse(bytes, { bom: true, columns: true })
}

/** A score in a cell of a file; nothing stands there of who has none. */
export const scoreIn = (cell: string | undefined): number | null =>
  cell === undefined || cell === '' ? null : Number(cell)
