import type { Client, Company, EmployeeList, ListRef, User } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { formatRowSkips } from '@heed/contracts/rules/import/skip'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { Caller } from '../../../job/caller.ts'
import type { RequestIdCollector } from '../../../job/journal/requestIds.ts'
import type { KnownRun } from '../../../job/journal/types.ts'
import type { Progress } from '../../../job/progress.ts'
import type { Source } from '../../../job/source.ts'
import type { employeesImportOptions } from '../commands.ts'
import type { DetectedFile } from './read/detect.ts'
import type { Refusals } from './read/refusals.ts'

export type ImportOptions = OptionValues<typeof employeesImportOptions>

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
  detected: DetectedFile
  options: ImportOptions
  rerun: Rerun | null
  user: Promise<User> | null
  lists: Promise<readonly EmployeeList[]> | null
  requestIds: RequestIdCollector
  refusals: Refusals
  progress: Progress
}

const namedOptions = ['list', 'columns', 'encoding', 'rejects', 'receipt', 'result'] as const

export function formatResumeLine({ context: { flags }, company, source, options }: ImportJob): string {
  const otherOptions = formatOtherOptions(
    { flags },
    { ...options, skip: source.skip && formatRowSkips(source.skip) },
  )
  return [formatCommandStart(source, String(company.company_id)), ...otherOptions, '--resume'].join(' ')
}

export function makeImportCommand(
  { flags }: Pick<Context, 'flags'>,
  options: ImportOptions,
  source: Pick<Source, 'typed'>,
): string {
  const dryRunOption = options.dryRun ? ['--dry-run'] : []
  const otherOptions = formatOtherOptions({ flags }, options)
  if (options.byCompany && flags.company === undefined) otherOptions.unshift('--by-company')
  return [formatCommandStart(source, flags.company), ...otherOptions, ...dryRunOption].join(' ')
}

const formatCommandStart = ({ typed }: Pick<Source, 'typed'>, company: string | undefined): string =>
  [
    'heed employees import',
    quoteShellWord(typed),
    ...(company ? [`--company ${quoteShellWord(company)}`] : []),
  ].join(' ')

function formatOtherOptions({ flags }: Pick<Context, 'flags'>, options: ImportOptions): string[] {
  const words: string[] = []
  if (flags.api) words.push(`--api ${quoteShellWord(flags.api)}`)
  if (flags.profile) words.push(`--profile ${quoteShellWord(flags.profile)}`)
  if (flags.insecure) words.push('--insecure')
  for (const key of namedOptions) {
    const value = options[key]
    if (value !== undefined) words.push(`--${key} ${quoteShellWord(value)}`)
  }
  for (const skip of options.skip ?? []) words.push(`--skip ${quoteShellWord(skip)}`)
  if (options.exportRemoved !== undefined)
    words.push(`--export-removed ${quoteShellWord(options.exportRemoved)}`)
  if (options.removeObsolete) words.push(`--remove-obsolete --max-delete ${options.maxDelete}`)
  if (options.asNew) words.push('--as-new')
  if (options.yes) words.push('--yes')
  return words
}
