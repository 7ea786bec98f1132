import { pactCompany } from '../../../../test/pact/pactCompany.ts'
import { EmployeesStore } from '../EmployeesStore.ts'
import { localImportFile } from '../import/file/localImportFile.ts'

export function pactStore(running: Parameters<typeof pactCompany>[0]): EmployeesStore {
  const store = pactCompany(running).getStore(EmployeesStore)
  store.openFile = localImportFile
  return store
}
