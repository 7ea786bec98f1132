import { csvLine, type Manager, role } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/download.ts'

/** One line an admin, instants in UTC. */
const adminLines = (admins: readonly Manager[]): string[] => [
  csvLine(['Name', 'Email', 'Role', 'Added (UTC)', 'Gets the bills']),
  ...admins.map(({ name = '', email, role: of, created = '', billing = false }) =>
    csvLine([name, email, of === role.admin ? 'Admin' : 'Viewer', created, billing ? 'Yes' : 'No']),
  ),
]

export const downloadAdmins = (name: string, admins: readonly Manager[]): void =>
  download(name, csvBlob(adminLines(admins)))
