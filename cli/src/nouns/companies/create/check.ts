import {
  type NewCompany as Checkable,
  checkRows as checkAll,
  type Ground,
} from '@heed/contracts/rules/newCompanies/check'
import type { RawRow, RowProblem } from '@heed/contracts/rules/rows/columns'
import { hashOf } from '../../../io/files/hashOf.ts'

export interface NewCompany extends Checkable {
  hash: string
}

export interface Checked {
  companies: readonly NewCompany[]
  refused: readonly RowProblem[]
}

export function checkRows(rows: readonly RawRow[], ground: Ground): Checked {
  const { companies, refused } = checkAll(rows, ground)
  return {
    companies: companies.map((company) => ({ ...company, hash: hashOf([company.form, company.managers]) })),
    refused,
  }
}
