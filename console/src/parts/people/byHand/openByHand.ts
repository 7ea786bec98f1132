import type { ListRef } from '@heed/contracts'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { ByHandStore, type TypedPerson } from './ByHandStore.ts'
import { PeopleSearch } from './PeopleSearch.ts'

export function openByHandSheet(
  employees: EmployeesStore,
  list: ListRef,
  onSaved: () => void,
  initialRows?: readonly TypedPerson[],
): ByHandStore {
  const { client, companyId } = employees
  return new ByHandStore({
    client,
    companyId,
    list,
    onSaved: employees.createSavedHandler(onSaved),
    typed: initialRows,
  })
}

export const openSearch = ({ client, companyId }: EmployeesStore): PeopleSearch =>
  new PeopleSearch(client, companyId)
