import { command, text } from './command.ts'

export const listsListOptions = {
  filter: text('text', 'Only lists whose name contains the text'),
}

export const lists = [
  command({
    name: 'lists list',
    group: 'Employees',
    summary: 'Show the employee lists of a company',
    options: listsListOptions,
    examples: ['heed lists list', 'heed lists list --filter sales --json'],
    fields: ['id', 'name', 'employees', 'created', 'source'],
    formats: ['json', 'csv'],
    load: async () => (await import('./listsList.ts')).listLists,
  }),
]
