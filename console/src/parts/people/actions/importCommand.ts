import { formatHeedLine, quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { DomainChange } from '@heed/contracts/rules/import/addressChanges/domainChange'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import { type ColumnChoice, formatColumns } from '@heed/contracts/rules/import/columns/mapping'
import { formatRowSkips, type RowSkips } from '@heed/contracts/rules/import/skip'
import { maxCommandPeople } from './commands.ts'

type FileImport = {
  companyId: number
  fileName: string
  encoding: ImportEncoding
  columns?: ColumnChoice | undefined
  skip?: RowSkips | undefined
  listId?: number | undefined
  removeObsolete: boolean
  asNew?: boolean
}

export function formatImportCommand({
  companyId,
  fileName,
  encoding,
  columns,
  skip,
  listId,
  removeObsolete,
  asNew = false,
}: FileImport): string {
  return formatHeedLine(
    'heed employees import',
    [fileName],
    [
      `--company ${companyId}`,
      ...(listId === undefined ? [] : [`--list ${listId}`]),
      ...(columns ? [`--columns ${quoteShellWord(formatColumns(columns))}`] : []),
      ...(skip ? formatRowSkips(skip).map((text) => `--skip ${quoteShellWord(text)}`) : []),
      ...(encoding === 'utf-8' ? [] : [`--encoding ${encoding}`]),
      ...(removeObsolete ? ['--remove-obsolete'] : []),
      ...(asNew ? ['--as-new'] : []),
    ],
  )
}

/** Without a change of domain, a file contains the addresses. */
export const formatMoveCommand = (companyId: number, change: DomainChange | null): string =>
  formatHeedLine(
    'heed employees update',
    [],
    [
      `--company ${companyId}`,
      change ? `--domain ${quoteShellWord(`${change.from}=${change.to}`)}` : '--from addresses.csv',
    ],
  )

type NewEmployee = { name?: string | undefined; email: string }

export function formatAddEmployeesCommand(
  companyId: number,
  listId: number,
  people: readonly NewEmployee[],
): string {
  if (people.length > maxCommandPeople) {
    return formatImportCommand({
      companyId,
      fileName: 'people.csv',
      encoding: 'utf-8',
      listId,
      removeObsolete: false,
    })
  }
  const lines = people.map(({ email, name }) => quoteShellWord(name ? `${email};${name}` : email))
  return `printf '%s\\n' ${lines.join(' ')} | heed employees import - --company ${companyId} --list ${listId}`
}
