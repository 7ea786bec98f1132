import { parseDomainChange } from '@heed/contracts/rules/import/addressChanges/domainChange'
import { importEncodings } from '@heed/contracts/rules/import/bytes/encoding'
import {
  createChoiceOption,
  createFileOption,
  createFlagOption,
  createLimitOption,
  createNameOption,
  createNumberOption,
  createParsedOption,
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
    'Columns of a file from another system, by number or header, such as email=3,name=5|1+2,list=4; see heed help files',
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
  asNew: createFlagOption(
    'Add people as new employees, even if they look like current employees with new addresses',
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

const clearedFields = ['name', 'lists'] as const
export type ClearedField = (typeof clearedFields)[number]

function parseClearedFields(text: string): readonly ClearedField[] {
  const fields = text.split(',').map((field) => field.trim().toLowerCase())
  const cleared = clearedFields.filter((field) => fields.includes(field))
  if (fields.every((field) => cleared.some((known) => known === field))) return cleared
  throw new RangeError(`It must be ${clearedFields.join(', ')}, or both. Tags can't be removed.`)
}

export const employeesUpdateOptions = {
  name: createNameOption('New name; leave empty to keep the current name, or use --clear name'),
  email: createTextOption('address', 'New email address'),
  list: createTextListOption('list', 'Replace all current lists with this list; repeatable'),
  addList: createTextListOption('list', 'Add to this list; repeatable'),
  removeList: createTextListOption('list', 'Remove from this list; repeatable'),
  clear: createParsedOption(
    'fields',
    `Clear these fields (${clearedFields.join(', ')}), such as name,lists`,
    parseClearedFields,
  ),
  from: createTextOption(
    'file',
    'Change the addresses in this file, with the columns email and newEmail; - for standard input',
  ),
  domain: createParsedOption(
    'old=new',
    'Move all addresses of a domain to another, such as old.example=new.example',
    parseDomainChange,
  ),
  dryRun: createFlagOption('With --from or --domain, show what would change, without changing anything'),
  names: createFlagOption('With --from or --domain, list every address, not just the first few'),
  receipt: receiptOption,
  yes: createFlagOption("Don't ask before changing the addresses of --from or --domain"),
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
    argument: [
      'file',
      'File to import; - for standard input. Each line: email, name, list, tags. Empty cells keep what is there',
    ],
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
    summary: "Change an employee's name, email or lists, or many employees' addresses",
    argument: ['address', "Employee's email address; leave out with --from or --domain", 'optional'],
    options: employeesUpdateOptions,
    examples: [
      'heed employees update asa@example.is --name "Ása Jónsdóttir"',
      'heed employees update asa@example.is --add-list Sales --remove-list IT',
      'heed employees update asa@example.is --clear name',
      'heed employees update --domain old.example=new.example --dry-run',
      'heed employees update --from changes.csv --yes',
    ],
    fields: [
      'email?',
      'name?',
      'lists?',
      'tags?',
      'changed',
      'run?',
      'company?',
      'dryRun?',
      'moved?',
      'unchanged?',
      'failures?',
    ],
    formats: ['json'],
    load: async () => (await import('./update.ts')).updateEmployees,
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
