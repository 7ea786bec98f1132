import { type CompanyRow, type EmployeeRow, removeTrackedFields } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { listCompanyFigures } from '../reports/figures.ts'

/** Irreversible. Stops tracking and erases tracked data about employees (S0 section 4, P-11). */
export function anonymizeCompany(world: World, company: CompanyRow): void {
  world.companies.put({ ...company, anonymousTracking: true })
  for (const row of [...world.getEmployeeTable(company.id).values()])
    world.employees.put(removeTrackedFields(row))
  for (const figures of listCompanyFigures(world, company)) {
    if (figures.people.length > 0) world.reports.figures.put({ ...figures, people: [] })
  }
}

export const hideTrackedFields = ({ anonymousTracking }: CompanyRow, row: EmployeeRow): EmployeeRow =>
  anonymousTracking ? removeTrackedFields(row) : row
