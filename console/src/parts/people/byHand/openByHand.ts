import type { ListRef } from '@heed/contracts'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { type EnteredPerson, ManualEntryStore } from './ManualEntryStore.ts'
import { PeopleSearch } from './PeopleSearch.ts'

export function createManualEntryStore(
  employees: EmployeesStore,
  list: ListRef,
  onSaved: () => void,
  initialRows?: readonly EnteredPerson[],
): ManualEntryStore {
  const { client, companyId } = employees
  return new ManualEntryStore({
    client,
    companyId,
    list,
    onSaved: employees.createSavedHandler(onSaved),
    typed: initialRows,
  })
}

export const createPeopleSearch = ({ client, companyId }: EmployeesStore): PeopleSearch =>
  new PeopleSearch(client, companyId)
