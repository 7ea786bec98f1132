import type { CompanyRow, EmployeeRow, ListRow } from '@heed/fixtures'
import type { World } from '../world/World.ts'
import { notFound } from './refusal.ts'

/** A list of this company; any other is not found. */
export function findList(world: World, company: CompanyRow, listId: number): ListRow {
  const list = world.lists.get(listId)
  if (list?.companyId !== company.id) throw notFound('There is no such employee list')
  return list
}

/** An employee of this company by address, in lower case. */
export function findEmployee(world: World, company: CompanyRow, email: string): EmployeeRow {
  const row = world.employeesOf(company.id).get(email)
  if (!row) throw notFound('No data to display.')
  return row
}
