import { pactCompany } from '../../../../test/pactCompany.ts'
import { EmployeesStore } from '../EmployeesStore.ts'
import { fileHere } from '../import/fileHere.ts'

/** The employees of company 101 in front of Pact's mock; files are read right here, for there is no worker. */
export function pactStore(running: Parameters<typeof pactCompany>[0]): EmployeesStore {
  const store = pactCompany(running).of(EmployeesStore)
  store.openFile = fileHere
  return store
}
