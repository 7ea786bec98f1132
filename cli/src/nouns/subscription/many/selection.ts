import type { PartnerCompanyRow } from '@heed/contracts'
import type { RunInput } from '../../../job/journal/types.ts'
import type { CompanyRows } from '../../../many/companyRows.ts'
import { matchEnd } from '../endingBefore.ts'

/** Customers chosen by their end date. Runs store the IDs, because a renewal changes the dates. */
export interface CompanySelection {
  endingBefore: string
  includeEnded: boolean
  companyIds?: readonly number[]
}

export interface ChangeRows extends Omit<CompanyRows, 'input'> {
  input: RunInput | null
  label: string
}

export const fromFile = (rows: CompanyRows): ChangeRows => ({ ...rows, label: rows.input.name })

export function selectCompanies(
  companies: readonly PartnerCompanyRow[],
  { endingBefore, includeEnded, companyIds }: CompanySelection,
  now: Date,
): { selected: readonly PartnerCompanyRow[]; endedCount: number } {
  if (companyIds) {
    const ids = new Set(companyIds)
    return { selected: companies.filter(({ id }) => ids.has(id)), endedCount: 0 }
  }
  const matches = companies.map((company) => ({
    company,
    match: matchEnd(company.valid_to, { endingBefore, includeEnded }, now),
  }))
  return {
    selected: matches.filter(({ match }) => match === 'selected').map(({ company }) => company),
    endedCount: matches.filter(({ match }) => match === 'ended').length,
  }
}

/** Line numbers follow the stored order, so that a resumed run finds its entries again. */
export function toSelectionRows(
  companies: readonly PartnerCompanyRow[],
  selection: CompanySelection | undefined,
): ChangeRows {
  const ids = selection?.companyIds ?? companies.map(({ id }) => id)
  return {
    word: 'row',
    problems: [],
    unread: [],
    rows: ids.map((id, index) => ({ line: index + 1, nameOrId: String(id), cells: {} })),
    keys: new Set(),
    input: null,
    label: `Customers ending before ${selection?.endingBefore ?? ''}`,
  }
}
