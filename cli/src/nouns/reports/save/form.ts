import {
  type Client,
  type Company,
  getRecipientsProblem,
  parseAddresses,
  type Report,
  type ReportSave,
} from '@heed/contracts'
import { findLists } from '../../../command/list.ts'
import type { GlobalFlags } from '../../../command/settings.ts'
import { formatCompanyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'

export interface ReportFormOptions {
  name: string | undefined
  lists: string | undefined
  allEmployees: boolean
  recipients: string | undefined
  subject: string | undefined
}

type ReportDetails = Pick<ReportSave, 'name' | 'definition' | 'allEmployees' | 'recipientsEmails'>

const splitNames = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function parseRecipients(text: string): string[] {
  const problem = getRecipientsProblem(text)
  if (problem)
    throw new Stop(problem, exitCodes.usage, 'For example: --recipients ann@example.com,bo@example.com')
  return parseAddresses(text)
}

export function checkReportOptions(
  { lists, allEmployees, name }: ReportFormOptions,
  { company }: GlobalFlags,
  isNew: boolean,
): void {
  if (lists !== undefined && allEmployees)
    throw new Stop(
      "--lists and --all-employees can't be combined.",
      exitCodes.usage,
      'Leave out --lists or --all-employees.',
    )
  if (isNew && lists === undefined && !allEmployees) {
    throw new Stop(
      'No employees were selected.',
      exitCodes.usage,
      `Add --all-employees, or --lists with list names. See the names: heed lists list${formatCompanyFlag(company)}`,
    )
  }
  if (name?.trim() === '') throw new Stop('Please enter name for the report', exitCodes.usage, 'Add --name.')
}

export async function toReportDetails(
  client: Client,
  company: Company,
  options: ReportFormOptions & { name: string },
  report?: Report,
): Promise<ReportDetails> {
  const { name, lists, recipients, subject } = options
  const allEmployees = options.allEmployees || (lists === undefined && report?.allEmployees === true)
  const matchedLists =
    lists === undefined
      ? (report?.definition.listIds ?? 'all')
      : (await findLists(client, company, splitNames(lists), '--lists ')).map(({ id }) => id)
  const sendTo = recipients === undefined ? (report?.recipientsEmails ?? []) : parseRecipients(recipients)
  const emailSubject = subject ?? report?.definition.emailSubject
  return {
    name,
    definition: {
      listIds: allEmployees ? 'all' : matchedLists,
      ...(emailSubject ? { emailSubject } : {}),
      recipients: sendTo,
    },
    allEmployees,
    recipientsEmails: sendTo,
  }
}
