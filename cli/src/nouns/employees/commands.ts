import { importEncodings } from '@heed/contracts/rules/import/encoding'
import {
  atMost,
  choice,
  command,
  flag,
  name,
  outFile,
  search,
  text,
  texts,
  whole,
} from '../../command/command.ts'
import { errorLimit } from '../../command/errorLimit.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'

const group = 'Employees'
const listHelp = 'by its id or name'

export const employeesListOptions = {
  list: text('list', `Only people on this list, ${listHelp}`),
  filter: search('Only people whose name or address contains the text'),
  order: choice(['name', 'email', 'lastActive'], 'Sort by this'),
  desc: flag('Sort from the other end'),
  limit: { ...whole(1, 1_000_000, 100, 'At most so many people; without it 100'), fallback: undefined },
  all: flag('Everyone, however many'),
}

export const employeesImportOptions = {
  dryRun: flag('Tell what the import would do; save nothing'),
  byCompany: flag('Each line goes to the company of its column company; see heed help files'),
  list: text('list', `Put everyone on this list too, ${listHelp}`),
  columns: text(
    'columns',
    'Which columns of a file of another system hold what, by number or heading: email=3,name=1+2,list=department',
  ),
  skip: texts(
    'column=values',
    'Leave out rows by a column, as in status=deleted,terminated; may be repeated. none imports everyone',
  ),
  encoding: choice(importEncodings, 'How the file is encoded; without it the file decides'),
  rejects: outFile('file', 'Write refused lines there, to be mended and imported as they are'),
  maxErrors: errorLimit('Send nothing when more lines than that are refused, as in 20 or 1%'),
  removeObsolete: flag("Afterwards take people who are not in the file off the file's lists"),
  exportRemoved: outFile('file', 'First write people who are removed there, as an import takes them back'),
  names: flag('Name everybody who is removed, however many'),
  maxDelete: whole(0, 1_000_000, 100, 'Remove nobody when it would be more people than that'),
  maxNew: atMost('Send nothing when more people than that would be new'),
  prepare: outFile('file', 'With --dry-run: write there what would be done, for heed runs apply'),
  receipt: receiptOption,
  result: resultOption,
  yes: flag('Do not ask before people are removed'),
  resume: flag('Go on where an interrupted import of this file stopped'),
  batch: whole(1, 1000, 500, 'Lines per call'),
  concurrency: whole(1, 64, 8, 'Calls side by side'),
}

export const employeesUpdateOptions = {
  name: name('The new name; an empty one changes nothing'),
  email: text('address', 'The new address'),
  list: texts('list', 'On these lists and no others; may be repeated'),
  addList: texts('list', 'Also on this list; may be repeated'),
  removeList: texts('list', 'No longer on this list; may be repeated'),
}

export const employeesDeleteOptions = {
  from: text('file', 'Addresses, one on each line; - reads standard input'),
  list: text('list', `Take them off this list only, ${listHelp}`),
  export: outFile('file', 'First write them there, as an import takes them back'),
  names: flag('Name everybody who is removed, however many'),
  maxDelete: whole(0, 1_000_000, 100, 'Remove nobody when it would be more people than that'),
  receipt: receiptOption,
  yes: flag('Do not ask before people are removed'),
}

export const employeesExportOptions = {
  list: text('list', `Only people on this list, ${listHelp}`),
  filter: search('Only people whose name or address contains the text'),
  out: outFile('file|folder', 'Write there in place of standard output'),
  force: flag('Replace the file that is there'),
}

export const employees = [
  command({
    name: 'employees list',
    group,
    each: true,
    summary: 'Show employees, all or those of one list',
    options: employeesListOptions,
    examples: [
      'heed employees list --list Sales',
      'heed employees list --all --csv > employees.csv',
      'heed employees list --filter jón --json',
    ],
    fields: ['email', 'name?', 'lists?', 'tags?', 'lastActive?'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listEmployees,
  }),
  command({
    name: 'employees import',
    group,
    each: true,
    summary: 'Import employees from a CSV or text file',
    argument: ['file', 'The file; - reads standard input. A line is: email, name, list, tags'],
    options: employeesImportOptions,
    examples: [
      'heed employees import people.csv --dry-run',
      'heed employees import people.csv --company 12 --rejects refused.csv',
      'heed employees import gophish.csv --columns email=Email,name=1+2',
      'heed employees import people.csv --skip status=deleted,terminated',
      'heed employees import people.csv --remove-obsolete --max-delete 20',
      'heed employees import everybody.csv --by-company',
      'hr-export | heed employees import - --max-errors 1% --json',
    ],
    fields: [
      'file',
      'encoding',
      'lines',
      'new',
      'updated',
      'unchanged',
      'repeated',
      'leftOut',
      'cleanedNames',
      'obsolete',
      'deleted',
      'onlyLeftLists',
      'outcomeUnknown',
      'invalid',
      'newLists',
      'seats?',
      'changes?',
      'errors',
    ],
    formats: ['json'],
    load: async () => (await import('./import/import.ts')).importEmployees,
  }),
  command({
    name: 'employees get',
    group,
    each: true,
    summary: 'Show one employee',
    argument: ['address', 'Their email address'],
    options: {},
    examples: ['heed employees get asa@example.is', 'heed employees get asa@example.is --json'],
    fields: ['email', 'name', 'lists', 'tags', 'lastActive', 'source'],
    formats: ['json'],
    load: async () => (await import('./get.ts')).getEmployee,
  }),
  command({
    name: 'employees update',
    group,
    each: true,
    summary: 'Change name, address or lists of an employee',
    argument: ['address', 'Their email address'],
    options: employeesUpdateOptions,
    examples: [
      'heed employees update asa@example.is --name "Ása Jónsdóttir"',
      'heed employees update asa@example.is --add-list Sales --remove-list IT',
    ],
    fields: ['email', 'name', 'lists', 'tags', 'changed'],
    formats: ['json'],
    load: async () => (await import('./update.ts')).updateEmployee,
  }),
  command({
    name: 'employees delete',
    group,
    each: true,
    summary: 'Delete employees, or take them off one list',
    more: ['address', 'Their email addresses'],
    options: employeesDeleteOptions,
    examples: [
      'heed employees delete asa@example.is bjorn@example.is',
      'heed employees delete --from gone.csv --max-delete 500 --yes',
      'heed employees delete asa@example.is --list Sales',
    ],
    fields: ['run', 'company', 'list', 'removed', 'deleted', 'onlyLeftLists', 'outcomeUnknown', 'failures'],
    formats: ['json'],
    load: async () => (await import('./delete.ts')).deleteEmployees,
  }),
  command({
    name: 'employees export',
    group,
    each: true,
    summary: 'Write employees as CSV that an import takes back as it is',
    options: employeesExportOptions,
    examples: [
      'heed employees export --out people.csv',
      'heed employees export --list Sales | heed employees import - --company 12',
    ],
    fields: ['company', 'file', 'people', 'lines', 'left', 'refused'],
    formats: ['json'],
    load: async () => (await import('./export.ts')).exportEmployees,
  }),
]
