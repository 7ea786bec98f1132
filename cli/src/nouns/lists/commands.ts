import {
  createFlagOption,
  createNameOption,
  createSearchOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { receiptOption } from '../../command/runFiles.ts'

export const listsListOptions = {
  filter: createSearchOption('Only names containing this text'),
}

export const listsRenameOptions = { name: createNameOption('New name, up to 50 characters') }
export const listsDeleteOptions = { yes: createFlagOption("Don't ask before deleting the list") }
export const listsAddOptions = {
  from: createTextOption('file', 'File with one address per line; - for standard input'),
  receipt: receiptOption,
}

const group = 'Employees'
const listArgument = ['list', 'List ID or name'] as const

export const listCommands = [
  defineCommand({
    name: 'lists list',
    group,
    each: true,
    summary: "Show a company's employee lists",
    options: listsListOptions,
    examples: ['heed lists list', 'heed lists list --filter sales --json'],
    fields: ['id', 'name', 'employees', 'created', 'source'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listLists,
  }),
  defineCommand({
    name: 'lists create',
    group,
    each: true,
    summary: 'Create an employee list',
    argument: ['name', 'List name, up to 50 characters'],
    options: {},
    examples: ['heed lists create Sales'],
    fields: ['id', 'name'],
    formats: ['json'],
    load: async () => (await import('./create.ts')).createList,
  }),
  defineCommand({
    name: 'lists rename',
    group,
    each: true,
    summary: 'Rename an employee list',
    argument: listArgument,
    options: listsRenameOptions,
    examples: ['heed lists rename Sales --name "Sales north"'],
    fields: ['id', 'name', 'before'],
    formats: ['json'],
    load: async () => (await import('./rename.ts')).renameList,
  }),
  defineCommand({
    name: 'lists delete',
    group,
    each: true,
    summary: 'Delete an employee list, but not its employees',
    argument: listArgument,
    options: listsDeleteOptions,
    examples: ['heed lists delete Sales', 'heed lists delete 11 --yes'],
    fields: ['id', 'name', 'employees', 'deleted'],
    formats: ['json'],
    load: async () => (await import('./delete.ts')).deleteList,
  }),
  defineCommand({
    name: 'lists add',
    group,
    each: true,
    summary: 'Add employees to a list',
    argument: listArgument,
    more: ['address', "Employees' email addresses"],
    options: listsAddOptions,
    examples: [
      'heed lists add Sales asa@example.is bjorn@example.is',
      'heed lists add Sales --from sales.txt',
    ],
    fields: ['run', 'company', 'list', 'added', 'duplicates', 'failures'],
    formats: ['json'],
    load: async () => (await import('./add.ts')).addToList,
  }),
]
