import type { RootStore } from '../../app/RootStore.ts'
import { EmployeesStore } from './EmployeesStore.ts'
import { openImportWorker } from './import/fileInWorker.ts'

/** `root.area(EmployeesArea)`: the employees of the company that is open; another company begins anew. */
export class EmployeesArea {
  /** Where import files are worked on: in a worker, or right here where there is none. */
  openFile = openImportWorker
  private readonly root: RootStore
  private store: EmployeesStore | undefined

  constructor(root: RootStore) {
    this.root = root
  }

  of(companyId: number): EmployeesStore {
    if (this.store?.companyId !== companyId) {
      const { client, session } = this.root
      // Seats are told by the company; when they cannot be asked for, the older number stands.
      const onSeats = () => void session.reloadCompany().catch(() => undefined)
      this.store = new EmployeesStore({ client, companyId, onSeats, openFile: () => this.openFile() })
    }
    return this.store
  }
}
