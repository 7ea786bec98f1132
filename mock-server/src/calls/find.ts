import type { CompanyRow, EmployeeRow, ListRow } from '@heed/fixtures'
import type { Collection, RowId } from '../store/Collection.ts'
import type { World } from '../world/World.ts'
import { notFound } from './refusal.ts'

/** Rows of other companies are reported as missing. */
export function ownRow<T extends { companyId: number }>(
  rows: Collection<T>,
  { id }: CompanyRow,
  rowId: RowId,
  missing: string,
): T {
  const row = rows.get(rowId)
  if (!row || row.companyId !== id) throw notFound(missing)
  return row
}

export const findList = (world: World, company: CompanyRow, listId: number): ListRow =>
  ownRow(world.lists, company, listId, 'There is no such employee list')

export function findEmployee(world: World, company: CompanyRow, email: string): EmployeeRow {
  const row = world.employeesOf(company.id).get(email)
  if (!row) throw notFound('No data to display.')
  return row
}
