import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

const person = async () => (await import('./person/EmployeePage.tsx')).EmployeePage

const shared = {
  title: 'shell.tabs.employees',
  who: 'viewer',
  section: 'employees',
  texts: ['employees'],
  calls: ['employees', 'lists'],
} as const

export const employeesScreens: readonly Screen[] = [
  {
    ...shared,
    path: paths.employees.pattern,
    wide: true,
    load: async () => (await import('./EmployeesPage.tsx')).EmployeesPage,
  },
  { ...shared, path: paths.employee.pattern, load: person },
  { ...shared, path: paths.list.pattern, load: async () => (await import('./lists/ListPage.tsx')).ListPage },
  { ...shared, path: paths.employeeOfList.pattern, load: person },
]
