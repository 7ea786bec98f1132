import { importEncodings } from '@heed/contracts/rules/import/bytes/encoding'
import {
  createChoiceOption,
  createFileOption,
  createFlagOption,
  createLimitOption,
  createNameOption,
  createNumberOption,
  createSearchOption,
  createTextListOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { createErrorLimitOption } from '../../command/errorLimit.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'

const group = 'Employees'
const idOrNameHint = '(ID or name)'

export const employeesListOptions = {
  list: createTextOption('list', `Only employees on this list ${idOrNameHint}`),
  filter: createSearchOption('Only employees whose name or email contains this text'),
  order: createChoiceOption(['name', 'email', 'lastActive'], 'Sort by this field'),
  desc: createFlagOption('Reverse the sort order'),
  limit: {
    ...createNumberOption(1, 1_000_000, 100, 'Maximum number of employees (default: 100)'),
    fallback: undefined,
  },
  all: createFlagOption('Show all employees, with no limit'),
}

export const employeesImportOptions = {
  dryRun: createFlagOption('Show what the import would do, without saving anything'),
  byCompany: createFlagOption('Import each line into the company in its company column; see heed help files'),
  list: createTextOption('list', `Add everyone to this list too ${idOrNameHint}`),
  columns: createTextOption(
    'columns',
    'Columns of a file from another system, by number or header, such as email=3,name=1+2,list=department',
  ),
  skip: createTextListOption(
    'column=values',
    'Leave out rows with these values, such as status=deleted,terminated; repeatable. --skip none imports everyone',
  ),
  encoding: createChoiceOption(importEncodings, 'File encoding, utf-8 by default'),
  rejects: createFileOption('file', 'Save rejected lines to this file, to fix and import again'),
  maxErrors: createErrorLimitOption(
    'Maximum number or percentage of rejected lines, such as 20 or 1%; above this limit, nothing is sent',
  ),
  removeObsolete: createFlagOption(
    "After the import, remove employees from the file's lists if they aren't in the file",
  ),
  exportRemoved: createFileOption(
    'file',
    'Before removing employees, save them to this file, ready to import again',
  ),
  names: createFlagOption('List every employee who will be removed, not just the first few'),
  maxDelete: createNumberOption(
    0,
    1_000_000,
    100,
    'Remove no one if more employees than this would be removed',
  ),
  maxNew: createLimitOption('Send nothing if there are more new employees than this'),
  prepare: createFileOption('file', 'With --dry-run, save the prepared run to this file for heed runs apply'),
  receipt: receiptOption,
  result: resultOption,
  yes: createFlagOption("Don't ask before removing employees"),
  resume: createFlagOption('Resume an interrupted import of this file'),
  batch: createNumberOption(1, 1000, 500, 'Lines per call'),
  concurrency: createNumberOption(1, 64, 8, 'Number of parallel calls'),
}

export const employeesUpdateOptions = {
  name: createNameOption('New name; leave empty to keep the current name'),
  email: createTextOption('address', 'New email address'),
  list: createTextListOption('list', 'Replace all current lists with this list; repeatable'),
  addList: createTextListOption('list', 'Add to this list; repeatable'),
  removeList: createTextListOption('list', 'Remove from this list; repeatable'),
}

export const employeesDeleteOptions = {
  from: createTextOption('file', 'File with one address per line; - for standard input'),
  list: createTextOption('list', `Remove the employees from this list only ${idOrNameHint}`),
  export: createFileOption(
    'file',
    'Before removing employees, save them to this file, ready to import again',
  ),
  names: createFlagOption('List every employee who will be removed, not just the first few'),
  maxDelete: createNumberOption(
    0,
    1_000_000,
    100,
    'Remove no one if more employees than this would be removed',
  ),
  receipt: receiptOption,
  yes: createFlagOption("Don't ask before removing employees"),
}

export const employeesExportOptions = {
  list: createTextOption('list', `Only employees on this list ${idOrNameHint}`),
  filter: createSearchOption('Only employees whose name or email contains this text'),
  out: createFileOption('file|folder', 'Output file or folder (default: standard output)'),
  force: createFlagOption('Overwrite an existing file'),
}

export const employeeCommands = [
  defineCommand({
    name: 'employees list',
    group,
    each: true,
    summary: 'Show all employees, or those on one list',
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
  defineCommand({
    name: 'employees import',
    group,
    each: true,
    summary: 'Import employees from a CSV or text file',
    argument: ['file', 'File to import; - for standard input. Each line: email, name, list, tags'],
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
  defineCommand({
    name: 'employees get',
    group,
    each: true,
    summary: 'Show one employee',
    argument: ['address', "Employee's email address"],
    options: {},
    examples: ['heed employees get asa@example.is', 'heed employees get asa@example.is --json'],
    fields: ['email', 'name', 'lists', 'tags', 'lastActive', 'source'],
    formats: ['json'],
    load: async () => (await import('./get.ts')).getEmployee,
  }),
  defineCommand({
    name: 'employees update',
    group,
    each: true,
    summary: "Change an employee's name, email or lists",
    argument: ['address', "Employee's email address"],
    options: employeesUpdateOptions,
    examples: [
      'heed employees update asa@example.is --name "Ása Jónsdóttir"',
      'heed employees update asa@example.is --add-list Sales --remove-list IT',
    ],
    fields: ['email', 'name', 'lists', 'tags', 'changed'],
    formats: ['json'],
    load: async () => (await import('./update.ts')).updateEmployee,
  }),
  defineCommand({
    name: 'employees delete',
    group,
    each: true,
    summary: 'Delete employees, or remove them from one list',
    more: ['address', "Employees' email addresses"],
    options: employeesDeleteOptions,
    examples: [
      'heed employees delete asa@example.is bjorn@example.is',
      'heed employees delete --from gone.csv --max-delete 500 --yes',
      'heed employees delete asa@example.is --list Sales',
    ],
    fields: ['run', 'company', 'list', 'removed', 'deleted', 'onlyLeftLists', 'outcomeUnknown', 'failures'],
    formats: ['json'],
    load: async () => (await import('./delete/delete.ts')).deleteEmployees,
  }),
  defineCommand({
    name: 'employees export',
    group,
    each: true,
    summary: 'Export employees as CSV, ready to import again',
    options: employeesExportOptions,
    examples: [
      'heed employees export --out people.csv',
      'heed employees export --list Sales | heed employees import - --company 12',
    ],
    fields: ['company', 'file', 'people', 'lines', 'left', 'refused'],
    formats: ['json'],
    load: async () => (await import('./export/export.ts')).exportEmployees,
  }),
]
