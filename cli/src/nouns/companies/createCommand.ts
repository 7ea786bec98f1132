import { purchasableMonths } from '@heed/contracts/rules/billing/validity'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { createAmountOption } from '../../command/amount.ts'
import {
  createFileOption,
  createFlagOption,
  createLimitOption,
  createNameOption,
  createNumberOption,
  createTextOption,
  defineCommand,
  type OptionValues,
} from '../../command/command.ts'
import { createErrorLimitOption } from '../../command/errorLimit.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'

const companiesCreateOptions = {
  name: createNameOption('Company name, 4 to 150 characters'),
  plan: createTextOption('code', 'Plan code or name'),
  seats: createTextOption('n', 'Number of seats'),
  validity: createTextOption('months', `Duration in months: ${purchasableMonths.join(', ')}, or ${forever}`),
  validTill: createTextOption(
    'day',
    'Day at whose start the subscription ends, such as 2027-12-31; use instead of --validity',
  ),
  managerEmail: createTextOption(
    'address',
    "Email address of the company's admin, who will get a sign-in link",
  ),
  managerName: createNameOption("Admin's name"),
  partner: createTextOption('id|name', 'Partner account, if you have several'),
  from: createTextOption('file', 'Create every company in a file; - for standard input. See heed help files'),
  template: createFlagOption('Print a template file; add --json for JSON'),
  dryRun: createFlagOption('Show what would be created and what it would cost, without creating anything'),
  prepare: createFileOption(
    'file',
    'With --from and --dry-run, save the prepared run to this file for heed runs apply',
  ),
  resume: createFlagOption('Resume an interrupted run of the --from file'),
  welcome: createFlagOption('Send a welcome email to everyone in the managers column'),
  maxErrors: createErrorLimitOption(
    'Maximum number or percentage of rejected rows to skip; above this limit, nothing is created',
  ),
  maxNew: createLimitOption('Create nothing if there are more new companies than this'),
  maxCost: createAmountOption('Create nothing if the companies would cost more than this a month'),
  concurrency: createNumberOption(1, 32, 6, 'Number of parallel calls'),
  yes: createFlagOption("Don't ask before creating"),
  receipt: receiptOption,
  result: resultOption,
}

export type CreateOptions = OptionValues<typeof companiesCreateOptions>

export const createCompanyCommands = [
  defineCommand({
    name: 'companies create',
    group: 'Companies',
    summary: 'Create a company, or all companies in a file',
    options: companiesCreateOptions,
    examples: [
      'heed companies create',
      'heed companies create --name Nordfish --plan partner-standard --seats 50',
      'heed companies create --template > customers.csv',
      'heed companies create --from customers.csv --dry-run',
      'heed companies create --from customers.csv --max-cost 2000 --yes',
      'heed companies create --from customers.csv --resume',
    ],
    fields: [
      'run',
      'partner',
      'input',
      'created',
      'existed',
      'failed',
      'refused',
      'left',
      'cost',
      'companies',
    ],
    formats: ['json'],
    load: async () => (await import('./create/create.ts')).createCompanies,
  }),
]
