import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

const pages = () => import('./pages.tsx')

const shared = {
  title: 'shell.tabs.employees',
  who: 'viewer',
  section: 'employees',
  texts: ['employees'],
} as const

export const employeesScreens: readonly Screen[] = [
  { ...shared, path: paths.employees.pattern, wide: true, load: async () => (await pages()).EmployeesPage },
  { ...shared, path: paths.employee.pattern, load: async () => (await pages()).EmployeePage },
  { ...shared, path: paths.list.pattern, load: async () => (await pages()).ListPage },
  { ...shared, path: paths.employeeOfList.pattern, load: async () => (await pages()).EmployeePage },
]
