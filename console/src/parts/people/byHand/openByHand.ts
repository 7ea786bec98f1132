import type { ListRef } from '@heed/contracts'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { ByHandStore, type TypedPerson } from './ByHandStore.ts'
import { PeopleSearch } from './PeopleSearch.ts'

/** Adding by hand to a list, with the rows that are typed already; it comes with its dialog. */
export function openByHand(
  employees: EmployeesStore,
  list: ListRef,
  onSaved: () => void,
  typed?: readonly TypedPerson[],
): ByHandStore {
  const { client, companyId } = employees
  return new ByHandStore({ client, companyId, list, onSaved: employees.afterAdding(onSaved), typed })
}

/** Finds employees of the company while somebody is typing. */
export const openSearch = ({ client, companyId }: EmployeesStore): PeopleSearch =>
  new PeopleSearch(client, companyId)
