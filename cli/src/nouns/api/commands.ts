import {
  createFlagOption,
  createNumberOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { createErrorLimitOption } from '../../command/errorLimit.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'

const createLimitedNumberOption = (help: string) => ({
  ...createNumberOption(1, 1000, 1, help),
  fallback: undefined,
})

export const apiOptions = {
  list: createFlagOption('List all calls'),
  describe: createFlagOption("Show a call's parameters, response and errors"),
  filter: createTextOption(
    'text',
    'With --list, show only calls containing this text; without it, set the API parameter called filter',
  ),
  body: createTextOption('file', 'JSON file with the body fields; - for standard input'),
  out: createTextOption(
    'file|folder',
    'Save the response to this file or folder; JSON files will be readable only by you',
  ),
  force: createFlagOption('Overwrite an existing file'),
  paginate: createFlagOption('Fetch every page of a list and print them as one document'),
  include: createFlagOption("Print the response's status and headers first, without secrets"),
  yes: createFlagOption("Don't ask before deleting or, with --from, before changing anything"),
  from: createTextOption(
    'file',
    'Make one call for each row of this CSV or JSON file, with columns as parameters; - for standard input',
  ),
  dryRun: createFlagOption('With --from, check all rows without calling'),
  resume: createFlagOption('With --from, resume an interrupted run, or retry its failed rows'),
  tpslimit: createLimitedNumberOption('With --from, maximum number of calls per second'),
  concurrency: createNumberOption(1, 32, 4, 'With --from, number of parallel calls'),
  maxErrors: createErrorLimitOption(
    'With --from, maximum number or percentage of rejected rows to skip; above this limit, nothing is called',
  ),
  receipt: receiptOption,
  result: resultOption,
}

export const apiCommands = [
  defineCommand({
    name: 'api',
    takesCompany: true,
    group: 'API calls',
    summary: 'Make any API call, with its parameters as options',
    argument: ['operation', 'API call, such as reports.list or GET /companies/12/reports', 'optional'],
    more: ['parameter', "The call's parameters, written as options: --name value"],
    foreignOptions: true,
    options: apiOptions,
    examples: [
      'heed api companies.get --companyId 12',
      'heed api employees.list --n 100 --listId 4 --listId 5',
      'heed api employees.list --paginate --query "users[].email"',
      'heed api managers.create --body manager.json',
      'heed api employees.update --from changes.csv --dry-run',
      'heed api lists.create --from lists.csv --active 1 --tpslimit 5',
      'heed api companies.uploadLogo --image @logo.png',
      'heed api packages.downloadCmi5 --uniqueId a1b2 --out course.zip',
      'heed api GET "/companies/12/reports?n=5"',
      'heed api employees.list --include --fields count',
      'heed api --describe reports.create',
      'heed api --list --filter training',
    ],
    fields: 'open',
    formats: ['json', 'csv'],
    load: async () => (await import('./call.ts')).callApi,
  }),
]
