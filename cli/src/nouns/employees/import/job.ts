import type { Client, Company, EmployeeList, ListRef, User } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { skipTexts } from '@heed/contracts/rules/import/skip'
import type { Values } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { Caller } from '../../../job/caller.ts'
import type { RequestIdCollector } from '../../../job/journal/requestIds.ts'
import type { KnownRun } from '../../../job/journal/types.ts'
import type { Progress } from '../../../job/progress.ts'
import type { Source } from '../../../job/source.ts'
import type { employeesImportOptions } from '../commands.ts'
import type { Detected } from './read/detect.ts'
import type { Refusals } from './read/refusals.ts'

export type ImportOptions = Values<typeof employeesImportOptions>

export interface Rerun {
  run: KnownRun
  verb: 'resume' | 'retry'
}

export interface ImportJob {
  context: Context
  client: Client
  call: Caller
  stop: AbortSignal
  company: Company
  companyName: string
  list: ListRef | null
  source: Source
  found: Detected
  options: ImportOptions
  again: Rerun | null
  user: Promise<User> | null
  lists: Promise<readonly EmployeeList[]> | null
  requestIds: RequestIdCollector
  refusals: Refusals
  progress: Progress
}

const named = ['list', 'columns', 'encoding', 'rejects', 'receipt', 'result'] as const

export function resumeLine({ context: { flags }, company, source, options }: ImportJob): string {
  const beside = typedBeside({ flags }, { ...options, skip: source.skip && skipTexts(source.skip) })
  return [begun(source, String(company.company_id)), ...beside, '--resume'].join(' ')
}

export function makeImportCommand(
  { flags }: Pick<Context, 'flags'>,
  options: ImportOptions,
  source: Pick<Source, 'typed'>,
): string {
  const dry = options.dryRun ? ['--dry-run'] : []
  const beside = typedBeside({ flags }, options)
  if (options.byCompany && flags.company === undefined) beside.unshift('--by-company')
  return [begun(source, flags.company), ...beside, ...dry].join(' ')
}

const begun = ({ typed }: Pick<Source, 'typed'>, company: string | undefined): string =>
  ['heed employees import', shellWord(typed), ...(company ? [`--company ${shellWord(company)}`] : [])].join(
    ' ',
  )

function typedBeside({ flags }: Pick<Context, 'flags'>, options: ImportOptions): string[] {
  const words: string[] = []
  if (flags.api) words.push(`--api ${shellWord(flags.api)}`)
  if (flags.profile) words.push(`--profile ${shellWord(flags.profile)}`)
  if (flags.insecure) words.push('--insecure')
  for (const key of named) {
    const value = options[key]
    if (value !== undefined) words.push(`--${key} ${shellWord(value)}`)
  }
  for (const skip of options.skip ?? []) words.push(`--skip ${shellWord(skip)}`)
  if (options.exportRemoved !== undefined) words.push(`--export-removed ${shellWord(options.exportRemoved)}`)
  if (options.removeObsolete) words.push(`--remove-obsolete --max-delete ${options.maxDelete}`)
  if (options.yes) words.push('--yes')
  return words
}
