import { useCompanyStore } from '../../app/root/RootContext.tsx'
import { EmployeesStore } from './EmployeesStore.ts'

export const useEmployeesStore = (): EmployeesStore => useCompanyStore(EmployeesStore)
