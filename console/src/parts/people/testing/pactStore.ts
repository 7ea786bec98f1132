import { makePactCompany } from '../../../../test/pact/pactCompany.ts'
import { EmployeesStore } from '../EmployeesStore.ts'
import { createLocalImportFile } from '../import/file/createLocalImportFile.ts'

export function makePactStore(running: Parameters<typeof makePactCompany>[0]): EmployeesStore {
  const store = makePactCompany(running).getStore(EmployeesStore)
  store.openFile = createLocalImportFile
  return store
}
