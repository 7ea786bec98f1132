import type { Client, Company, Report, ReportExecution } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { Caller } from '../../job/caller.ts'
import type { reportsDownloadOptions } from './commands.ts'
import type { Manifest } from './manifest.ts'
import type { FileFormat } from './wishes.ts'

export type DownloadWishes = Values<typeof reportsDownloadOptions>

/** Everything that the stages of one download share. */
export interface DownloadJob {
  client: Client
  /** Bounded, retried, and refused once nothing more can succeed. */
  call: Caller
  company: Company
  api: string
  token: string
  folder: string
  manifest: Manifest
  force: boolean
}

/** A file that is wanted. */
export interface Wanted {
  report: Report
  execution: ReportExecution
  format: FileFormat
  /** Its name in the folder. */
  file: string
}

/** The line that goes on with an interrupted download: what is there is not fetched again. */
export function againLine(
  { flags }: Context,
  { company_id }: Company,
  typed: string,
  wishes: DownloadWishes,
): string {
  const words = ['heed reports download', wishes.all ? '--all' : typed, `--company ${company_id}`]
  if (flags.api) words.push(`--api ${shellWord(flags.api)}`)
  if (flags.profile) words.push(`--profile ${shellWord(flags.profile)}`)
  if (wishes.execution !== undefined) words.push(`--execution ${wishes.execution}`)
  if (wishes.format) words.push(`--format ${wishes.format.join(',')}`)
  if (wishes.since) words.push(`--since ${wishes.since.slice(0, 10)}`)
  if (wishes.out !== undefined) words.push(`--out ${shellWord(wishes.out)}`)
  if (wishes.name !== undefined) words.push(`--name ${shellWord(wishes.name)}`)
  return words.join(' ')
}
