import type { EmployeesStore } from '../EmployeesStore.ts'
import { openImportWorker } from './file/fileInWorker.ts'
import { ImportStore } from './ImportStore.ts'
import type { ImportOptions } from './importPhases.ts'

type OpenImportOptions = Pick<ImportOptions, 'list' | 'mayRemove' | 'findsMoves' | 'seatsLeft' | 'keep'> & {
  onSaved: () => void
}

export function openImport(employees: EmployeesStore, options: OpenImportOptions): ImportStore {
  const { client, companyId, openFile = openImportWorker } = employees
  const onSaved = employees.createSavedHandler(options.onSaved)
  return new ImportStore({ ...options, client, companyId, openFile, onSaved })
}
