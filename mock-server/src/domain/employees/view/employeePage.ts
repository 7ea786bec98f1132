import type { Employee } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { EmployeeQuery } from '../../../store/employees/EmployeeTable.ts'
import type { World } from '../../../world/World.ts'
import { employeeView } from './employeeView.ts'

interface Asked extends Pick<EmployeeQuery, 'p' | 'n' | 'order' | 'filter' | 'test'> {
  listId?: readonly number[] | undefined
}

/** With anonymous tracking, search must not reveal names. */
export function employeePage(
  world: World,
  company: CompanyRow,
  { p, n, order, filter, listId, test }: Asked,
): { users: Employee[]; count: number } {
  const nameHidden = company.anonymousTracking
  const hiddenOrder = nameHidden && !order?.startsWith('email')
  const { rows, count } = world.employeesOf(company.id).page({
    p,
    n,
    order: hiddenOrder ? 'email asc' : order,
    filter,
    listIds: listId && listId.length > 0 ? listId : undefined,
    nameHidden,
    test,
  })
  return { users: rows.map((row) => employeeView(world, company, row)), count }
}
