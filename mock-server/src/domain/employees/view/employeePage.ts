import type { Employee } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { EmployeeQuery } from '../../../store/employees/EmployeeTable.ts'
import type { World } from '../../../world/World.ts'
import { toEmployeeView } from './employeeView.ts'

interface PageQuery extends Pick<EmployeeQuery, 'p' | 'n' | 'order' | 'filter' | 'test'> {
  listId?: readonly number[] | undefined
}

/** With anonymous tracking, search must not reveal names. */
export function getEmployeePage(
  world: World,
  company: CompanyRow,
  { p, n, order, filter, listId, test }: PageQuery,
): { users: Employee[]; count: number } {
  const nameHidden = company.anonymousTracking
  const isOrderHidden = nameHidden && !order?.startsWith('email')
  const { rows, count } = world.getEmployeeTable(company.id).page({
    p,
    n,
    order: isOrderHidden ? 'email asc' : order,
    filter,
    listIds: listId && listId.length > 0 ? listId : undefined,
    nameHidden,
    test,
  })
  return { users: rows.map((row) => toEmployeeView(world, company, row)), count }
}
