import { shellWord } from '@heed/contracts/rules/commandLine'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { type ColumnChoice, columnsText } from '@heed/contracts/rules/import/mapping'
import type { TargetList } from './EmployeesStore.ts'

type FileImport = {
  companyId: number
  fileName: string
  encoding: ImportEncoding
  columns?: ColumnChoice | undefined
  listId?: number | undefined
  removeObsolete: boolean
}

/** The line that imports a file as the dialog does. */
export function importCommand({
  companyId,
  fileName,
  encoding,
  columns,
  listId,
  removeObsolete,
}: FileImport): string {
  return [
    `heed employees import ${shellWord(fileName)} --company ${companyId}`,
    ...(listId === undefined ? [] : [`--list ${listId}`]),
    ...(columns ? [`--columns ${shellWord(columnsText(columns))}`] : []),
    ...(encoding === 'utf-8' ? [] : [`--encoding ${encoding}`]),
    ...(removeObsolete ? ['--remove-obsolete'] : []),
  ].join(' ')
}

/** So many fit into a line; more are a file's job. */
const fewPeople = 5

/** More people the command deletes only when it is told how many. */
const maxDelete = 100

type Added = { name?: string | undefined; email: string }

/** The line that adds people to a list: each as a line of an import where they are few, else by a file that holds them. */
export function addCommand(companyId: number, listId: number, people: readonly Added[]): string {
  if (people.length > fewPeople) {
    return importCommand({
      companyId,
      fileName: 'people.csv',
      encoding: 'utf-8',
      listId,
      removeObsolete: false,
    })
  }
  const lines = people.map(({ email, name }) => shellWord(name ? `${email};${name}` : email))
  return `printf '%s\\n' ${lines.join(' ')} | heed employees import - --company ${companyId} --list ${listId}`
}

/** The line that puts people who are there on a list; a new list is made first. */
export function listCommand(companyId: number, target: TargetList, emails: readonly string[]): string {
  const at = `--company ${companyId}`
  const list = 'id' in target ? String(target.id) : shellWord(target.name)
  const people = emails.length > fewPeople ? '--from people.txt' : emails.map(shellWord).join(' ')
  const add = `heed lists add ${list} ${people} ${at}`
  return 'id' in target ? add : `heed lists create ${list} ${at} && ${add}`
}

type Removal = { companyId: number; listId: number | undefined; emails: readonly string[] }

/** The line that removes people: by name where they are few, else by a file that holds them. */
export function deleteCommand({ companyId, listId, emails }: Removal): string {
  return [
    `heed employees delete ${emails.length > fewPeople ? '--from people.csv' : emails.map(shellWord).join(' ')}`,
    `--company ${companyId}`,
    ...(listId === undefined ? [] : [`--list ${listId}`]),
    ...(emails.length > maxDelete ? [`--max-delete ${emails.length}`] : []),
  ].join(' ')
}
