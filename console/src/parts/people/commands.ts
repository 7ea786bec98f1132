import { shellWord } from '@heed/contracts/rules/commandLine'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'

type FileImport = {
  companyId: number
  fileName: string
  encoding: ImportEncoding
  listId?: number | undefined
  removeObsolete: boolean
}

/** The line that imports a file as the dialog does. */
export function importCommand({ companyId, fileName, encoding, listId, removeObsolete }: FileImport): string {
  return [
    `heed employees import ${shellWord(fileName)} --company ${companyId}`,
    ...(listId === undefined ? [] : [`--list ${listId}`]),
    ...(encoding === 'utf-8' ? [] : [`--encoding ${encoding}`]),
    ...(removeObsolete ? ['--remove-obsolete'] : []),
  ].join(' ')
}

/** So many fit into a line; more are a file's job. */
export const fewPeople = 5

/** More people the command deletes only when it is told how many. */
const maxDelete = 100

/** The line that puts a few people on a list, each as a line of an import. */
export function addCommand(companyId: number, listId: number, lines: readonly string[]): string {
  const shown = lines.map(shellWord).join(' ')
  return `printf '%s\\n' ${shown} | heed employees import - --company ${companyId} --list ${listId}`
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
