export { EmployeesPage } from './EmployeesPage.tsx'
export { ListPage } from './lists/ListPage.tsx'
export { EmployeePage } from './person/EmployeePage.tsx'
