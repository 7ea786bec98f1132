import { formatHeedLine } from '@heed/contracts/rules/commandLine'
import type { TargetList } from '../EmployeesStore.ts'

/** Maximum number of addresses on a command line; with more, the command reads a file. */
export const maxCommandPeople = 5

/** Above this number, the CLI requires the count as confirmation. */
const maxDeleteCount = 100

export function formatAddToListCommand(
  companyId: number,
  target: TargetList,
  emails: readonly string[],
): string {
  const companyOption = `--company ${companyId}`
  const list = 'id' in target ? String(target.id) : target.name
  const addCommand =
    emails.length > maxCommandPeople
      ? formatHeedLine('heed lists add', [list], ['--from people.txt', companyOption])
      : formatHeedLine('heed lists add', [list, ...emails], [companyOption])
  return 'id' in target
    ? addCommand
    : `${formatHeedLine('heed lists create', [list], [companyOption])} && ${addCommand}`
}

type EmployeeRemoval = { companyId: number; listId: number | undefined; emails: readonly string[] }

export function formatDeleteCommand({ companyId, listId, emails }: EmployeeRemoval): string {
  const hasManyEmails = emails.length > maxCommandPeople
  return formatHeedLine('heed employees delete', hasManyEmails ? [] : emails, [
    ...(hasManyEmails ? ['--from people.csv'] : []),
    `--company ${companyId}`,
    ...(listId === undefined ? [] : [`--list ${listId}`]),
    ...(emails.length > maxDeleteCount ? [`--max-delete ${emails.length}`] : []),
  ])
}
