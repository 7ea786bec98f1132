import {
  type NewCompany as Checkable,
  checkRows as checkAll,
  type Ground,
} from '@heed/contracts/rules/newCompanies/check'
import type { RawRow, RowProblem } from '@heed/contracts/rules/rows/columns'
import { hashOf } from '../../../io/hashOf.ts'

/** A row that may be made. */
export interface NewCompany extends Checkable {
  /** Of all that was asked for. */
  hash: string
}

export interface Checked {
  companies: readonly NewCompany[]
  refused: readonly RowProblem[]
}

/** Checks every row before anything is sent; what was asked for is known again by its hash. */
export function checkRows(rows: readonly RawRow[], ground: Ground): Checked {
  const { companies, refused } = checkAll(rows, ground)
  return {
    companies: companies.map((company) => ({ ...company, hash: hashOf([company.form, company.managers]) })),
    refused,
  }
}
