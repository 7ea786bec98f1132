import { command, flag, name, search, text } from '../../command/command.ts'
import { receiptOption } from '../../command/runFiles.ts'

export const listsListOptions = {
  filter: search('Only lists whose name contains the text'),
}

export const listsRenameOptions = { name: name('The new name, of up to 50 characters') }
export const listsDeleteOptions = { yes: flag('Do not ask before the list is deleted') }
export const listsAddOptions = {
  from: text('file', 'Addresses, one on each line; - reads standard input'),
  receipt: receiptOption,
}

const group = 'Employees'
const whichList = ['list', 'The list, by its id or name'] as const

export const lists = [
  command({
    name: 'lists list',
    group,
    each: true,
    summary: 'Show the employee lists of a company',
    options: listsListOptions,
    examples: ['heed lists list', 'heed lists list --filter sales --json'],
    fields: ['id', 'name', 'employees', 'created', 'source'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listLists,
  }),
  command({
    name: 'lists create',
    group,
    each: true,
    summary: 'Make an employee list',
    argument: ['name', 'What it is called, of up to 50 characters'],
    options: {},
    examples: ['heed lists create Sales'],
    fields: ['id', 'name'],
    formats: ['json'],
    load: async () => (await import('./create.ts')).createList,
  }),
  command({
    name: 'lists rename',
    group,
    each: true,
    summary: 'Rename an employee list',
    argument: whichList,
    options: listsRenameOptions,
    examples: ['heed lists rename Sales --name "Sales north"'],
    fields: ['id', 'name', 'before'],
    formats: ['json'],
    load: async () => (await import('./rename.ts')).renameList,
  }),
  command({
    name: 'lists delete',
    group,
    each: true,
    summary: 'Delete an employee list; its people stay',
    argument: whichList,
    options: listsDeleteOptions,
    examples: ['heed lists delete Sales', 'heed lists delete 11 --yes'],
    fields: ['id', 'name', 'employees', 'deleted'],
    formats: ['json'],
    load: async () => (await import('./delete.ts')).deleteList,
  }),
  command({
    name: 'lists add',
    group,
    each: true,
    summary: 'Put employees on a list',
    argument: whichList,
    more: ['address', 'Their email addresses'],
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
