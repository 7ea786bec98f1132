import { monthsOnSale } from '@heed/contracts/rules/billing/validity'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { amount } from '../../command/amount.ts'
import { atMost, command, flag, name, outFile, text, whole } from '../../command/command.ts'
import { errorLimit } from '../../command/errorLimit.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'

export const companiesCreateOptions = {
  name: name('The company, of 4 to 150 characters'),
  plan: text('code', 'The plan it gets, by code or name'),
  seats: text('n', 'Employees it may have'),
  validity: text('months', `How long: ${monthsOnSale.join(', ')} or ${forever}`),
  validTill: text('day', 'It ends when that day begins, in place of --validity, as in 2027-12-31'),
  managerEmail: text('address', 'Becomes its admin and gets a mail to sign in'),
  managerName: name('Name of that admin'),
  partner: text('id|name', 'The account of yours that it belongs to'),
  from: text('file', 'Make every company of a file; - reads standard input. See heed help files'),
  template: flag('Print a file to fill in; with --json as JSON'),
  dryRun: flag('Tell what would be made and what it costs; make nothing'),
  prepare: outFile('file', 'With --from and --dry-run: write there what would be done, for heed runs apply'),
  resume: flag('Go on where a run over this file stopped'),
  welcome: flag('Send those of the column managers a mail, too'),
  maxErrors: errorLimit('Leave refused rows out, but make nothing when more are refused than that'),
  maxNew: atMost('Make nothing when more companies would be new than that'),
  maxCost: amount('Make nothing when they would cost more a month than that'),
  concurrency: whole(1, 32, 6, 'Calls side by side'),
  yes: flag('Do not ask before anything is made'),
  receipt: receiptOption,
  result: resultOption,
}

export const newCompanies = [
  command({
    name: 'companies create',
    group: 'Companies',
    summary: 'Make a company of a partner, or all companies of a file',
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
