import { useCompanyStore } from '../../app/RootContext.tsx'
import { EmployeesStore } from './EmployeesStore.ts'

/** The employees of the company that is open; for observers. */
export const useEmployeesStore = (): EmployeesStore => useCompanyStore(EmployeesStore)
