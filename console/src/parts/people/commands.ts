import { heedLine } from '@heed/contracts/rules/commandLine'
import type { TargetList } from './EmployeesStore.ts'

/** So many fit into a line; more are a file's job. */
export const fewPeople = 5

/** More people the command deletes only when it is told how many. */
const maxDelete = 100

/** The line that puts people who are there on a list; a new list is made first. */
export function listCommand(companyId: number, target: TargetList, emails: readonly string[]): string {
  const at = `--company ${companyId}`
  const list = 'id' in target ? String(target.id) : target.name
  const add =
    emails.length > fewPeople
      ? heedLine('heed lists add', [list], ['--from people.txt', at])
      : heedLine('heed lists add', [list, ...emails], [at])
  return 'id' in target ? add : `${heedLine('heed lists create', [list], [at])} && ${add}`
}

type Removal = { companyId: number; listId: number | undefined; emails: readonly string[] }

/** The line that removes people: by name where they are few, else by a file that holds them. */
export function deleteCommand({ companyId, listId, emails }: Removal): string {
  const isMany = emails.length > fewPeople
  return heedLine('heed employees delete', isMany ? [] : emails, [
    ...(isMany ? ['--from people.csv'] : []),
    `--company ${companyId}`,
    ...(listId === undefined ? [] : [`--list ${listId}`]),
    ...(emails.length > maxDelete ? [`--max-delete ${emails.length}`] : []),
  ])
}
