import type { CompanyRow, EmployeeRow, ListRow } from '@heed/fixtures'
import type { Collection, RowId } from '../store/Collection.ts'
import type { World } from '../world/World.ts'
import { createNotFoundError } from './refusal.ts'

/** Rows of other companies are reported as missing. */
export function findRowInCompany<T extends { companyId: number }>(
  rows: Collection<T>,
  { id }: CompanyRow,
  rowId: RowId,
  notFoundMessage: string,
): T {
  const row = rows.get(rowId)
  if (!row || row.companyId !== id) throw createNotFoundError(notFoundMessage)
  return row
}

export const findList = (world: World, company: CompanyRow, listId: number): ListRow =>
  findRowInCompany(world.lists, company, listId, 'There is no such employee list')

export function findEmployee(world: World, company: CompanyRow, email: string): EmployeeRow {
  const row = world.getEmployeeTable(company.id).get(email)
  if (!row) throw createNotFoundError('No data to display.')
  return row
}
