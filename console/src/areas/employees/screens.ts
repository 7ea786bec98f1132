import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screens/screen.ts'

const loadEmployeePage = async () => (await import('./person/EmployeePage.tsx')).EmployeePage

const sharedFields = {
  title: 'shell.tabs.employees',
  who: 'viewer',
  section: 'employees',
  texts: ['employees'],
  calls: ['employees', 'lists'],
} as const

const personScreen = { ...sharedFields, texts: ['employees', 'campaigns'], load: loadEmployeePage } as const

export const employeesScreens: readonly Screen[] = [
  {
    ...sharedFields,
    path: paths.employees.pattern,
    offers: [
      { key: 'list', title: 'employees.createList', may: ({ isAdmin }) => isAdmin },
      { key: 'import', title: 'employees.import', may: ({ mayManageUsers }) => mayManageUsers },
    ],
    wide: true,
    load: async () => (await import('./EmployeesPage.tsx')).EmployeesPage,
  },
  { ...personScreen, path: paths.employee.pattern },
  {
    ...sharedFields,
    path: paths.list.pattern,
    load: async () => (await import('./lists/ListPage.tsx')).ListPage,
  },
  { ...personScreen, path: paths.employeeOfList.pattern },
]
