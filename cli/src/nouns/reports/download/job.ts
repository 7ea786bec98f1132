import type { Client, Company, Report, ReportExecution } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { Caller } from '../../../job/caller.ts'
import type { reportsDownloadOptions } from '../commands.ts'
import type { FileFormat } from '../options.ts'
import type { Manifest } from './manifest.ts'

export type DownloadOptions = OptionValues<typeof reportsDownloadOptions>

export interface DownloadJob {
  client: Client
  call: Caller
  company: Company
  api: string
  token: string
  folder: string
  manifest: Manifest
  force: boolean
}

export interface WantedFile {
  report: Report
  execution: ReportExecution
  format: FileFormat
  file: string
}

export function formatRerunLine(
  { flags }: Context,
  { company_id }: Company,
  reportName: string,
  options: DownloadOptions,
): string {
  const words = ['heed reports download', options.all ? '--all' : reportName, `--company ${company_id}`]
  if (flags.api) words.push(`--api ${quoteShellWord(flags.api)}`)
  if (flags.profile) words.push(`--profile ${quoteShellWord(flags.profile)}`)
  if (options.execution !== undefined) words.push(`--execution ${options.execution}`)
  if (options.format) words.push(`--format ${options.format.join(',')}`)
  if (options.since) words.push(`--since ${options.since.slice(0, 10)}`)
  if (options.until) words.push(`--until ${options.until.slice(0, 10)}`)
  if (options.out !== undefined) words.push(`--out ${quoteShellWord(options.out)}`)
  if (options.name !== undefined) words.push(`--name ${quoteShellWord(options.name)}`)
  return words.join(' ')
}
