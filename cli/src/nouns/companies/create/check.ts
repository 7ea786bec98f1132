import {
  type NewCompany as Checkable,
  type CheckContext,
  checkRows as checkAll,
} from '@heed/contracts/rules/newCompanies/check'
import type { RawRow, RowProblem } from '@heed/contracts/rules/rows/columns'
import { hashJson } from '../../../io/files/hashJson.ts'

export interface NewCompany extends Checkable {
  hash: string
}

export interface CheckedRows {
  companies: readonly NewCompany[]
  refused: readonly RowProblem[]
}

export function checkRows(rows: readonly RawRow[], context: CheckContext): CheckedRows {
  const { companies, refused } = checkAll(rows, context)
  return {
    companies: companies.map((company) => ({ ...company, hash: hashJson([company.form, company.managers]) })),
    refused,
  }
}
