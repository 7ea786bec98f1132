import type { World } from '../../world/World.ts'
import { hideTrackedFields } from './anonymise.ts'

export function recordActivity(world: World, employeeId: number): void {
  const employee = world.employees.get(employeeId)
  const company = employee && world.companies.get(employee.companyId)
  const { instant } = world.clock
  if (company && instant > (employee.lastActive ?? '')) {
    world.employees.put(hideTrackedFields(company, { ...employee, lastActive: instant }))
  }
}
