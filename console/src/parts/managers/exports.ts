import { csvLine, csvTime, type Manager, role } from '@heed/contracts'
import { csvBlob, download } from '../../lib/files/download.ts'

interface Shown {
  hasBills: boolean
}

const linesOf = (managers: readonly Manager[], { hasBills }: Shown): string[] => [
  csvLine(['Name', 'Email', 'Role', 'Added (UTC)', ...(hasBills ? ['Gets the bills'] : [])]),
  ...managers.map(({ name = '', email, role: of, created, billing = false }) =>
    csvLine([
      name,
      email,
      of === role.admin ? 'Admin' : 'Viewer',
      csvTime(created),
      ...(hasBills ? [billing ? 'Yes' : 'No'] : []),
    ]),
  ),
]

export const downloadManagers = (name: string, managers: readonly Manager[], shown: Shown): void =>
  download(name, csvBlob(linesOf(managers, shown)))
