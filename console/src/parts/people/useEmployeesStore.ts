import { useCompanyStore } from '../../app/RootContext.tsx'
import { EmployeesStore } from './EmployeesStore.ts'

export const useEmployeesStore = (): EmployeesStore => useCompanyStore(EmployeesStore)
