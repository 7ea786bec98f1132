import { command, flag, text } from '../../command/command.ts'

export const apiOptions = {
  list: flag('Show every call there is'),
  describe: flag('Show what a call takes, answers and refuses'),
  filter: text('text', 'With --list: calls that contain this; else the parameter of that name'),
  body: text('file', 'A JSON document with the fields of the body; - is standard input'),
  out: text('file|folder', 'Where the answer goes; a document is readable by you only'),
  force: flag('Replace the file that is there'),
  paginate: flag('Ask for every page of a list; print all as one document'),
  include: flag('Print status and headers of the answer before it, without secrets'),
  yes: flag('Do not ask before something is deleted'),
}

export const api = [
  command({
    name: 'api',
    takesCompany: true,
    group: 'Any call',
    summary: 'Make any call of the API; its parameters are options by their names',
    argument: ['operation', 'The call, as in reports.list, or GET /companies/12/reports', 'optional'],
    more: ['parameter', 'Parameters as options: --name value'],
    foreignOptions: true,
    options: apiOptions,
    examples: [
      'heed api companies.get --companyId 12',
      'heed api employees.list --n 100 --listId 4 --listId 5',
      'heed api employees.list --paginate --query "users[].email"',
      'heed api managers.create --body manager.json',
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
