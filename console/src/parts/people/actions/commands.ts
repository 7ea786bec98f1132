import { heedLine } from '@heed/contracts/rules/commandLine'
import type { TargetList } from '../EmployeesStore.ts'

/** Maximum number of addresses on a command line; with more, the command reads a file. */
export const maxCommandPeople = 5

/** Above this number, the CLI requires the count as confirmation. */
const maxDelete = 100

export function listCommand(companyId: number, target: TargetList, emails: readonly string[]): string {
  const at = `--company ${companyId}`
  const list = 'id' in target ? String(target.id) : target.name
  const add =
    emails.length > maxCommandPeople
      ? heedLine('heed lists add', [list], ['--from people.txt', at])
      : heedLine('heed lists add', [list, ...emails], [at])
  return 'id' in target ? add : `${heedLine('heed lists create', [list], [at])} && ${add}`
}

type Removal = { companyId: number; listId: number | undefined; emails: readonly string[] }

export function deleteCommand({ companyId, listId, emails }: Removal): string {
  const isMany = emails.length > maxCommandPeople
  return heedLine('heed employees delete', isMany ? [] : emails, [
    ...(isMany ? ['--from people.csv'] : []),
    `--company ${companyId}`,
    ...(listId === undefined ? [] : [`--list ${listId}`]),
    ...(emails.length > maxDelete ? [`--max-delete ${emails.length}`] : []),
  ])
}
