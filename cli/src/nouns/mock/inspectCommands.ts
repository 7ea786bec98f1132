import { command, flag, outFile, text, whole } from '../../command/command.ts'
import { where } from './options.ts'

const group = 'Mock server'

export const requestsListOptions = {
  ...where,
  operation: text('name', 'Only this call, as lists.create'),
  person: text('email', 'Only calls of this person'),
  problems: flag('Only what did not fit the contract'),
  after: whole(0, 1_000_000_000, 0, 'The last call that is known already, by its id'),
}
export const undoOptions = {
  ...where,
  to: text('step', 'Go there; forth again too. Else one step back'),
}
export const exportOptions = {
  ...where,
  out: outFile('file|folder', 'Write it there, or to "-"; else into journal.json'),
  force: flag('Replace the file'),
}
export const rowsOptions = { ...where, q: text('text', 'Only rows that hold this') }

const entryFields = ['position', 'at', 'what', 'who', 'impersonator', 'changed', 'mails'] as const

export const inspectMock = [
  command({
    name: 'mock people list',
    group,
    summary: 'Show who can sign in to a world, each with a token and a link',
    options: where,
    examples: ['heed mock people list', 'heed mock people list --world demo --json'],
    fields: ['role', 'name', 'email', 'company', 'token', 'link'],
    formats: ['json', 'csv'],
    load: async () => (await import('./people.ts')).listPeople,
  }),
  command({
    name: 'mock requests list',
    group,
    summary: 'Show the last calls to a world, and what did not fit the contract',
    options: requestsListOptions,
    examples: ['heed mock requests list', 'heed mock requests list --problems --json'],
    fields: ['id', 'at', 'method', 'path', 'operation', 'status', 'ms', 'person', 'impersonator', 'problems'],
    formats: ['json', 'csv'],
    load: async () => (await import('./requests.ts')).listRequests,
  }),
  command({
    name: 'mock requests why',
    group,
    summary: 'Explain why a call was refused, and what would make it work',
    argument: ['id', 'The call'],
    options: where,
    examples: ['heed mock requests why 12'],
    fields: ['rule', 'nearest', 'wouldWork', 'rows'],
    formats: ['json'],
    load: async () => (await import('./requests.ts')).explainRequest,
  }),
  command({
    name: 'mock journal list',
    group,
    summary: 'Show who did what in a world, and what changed',
    options: where,
    examples: ['heed mock journal list'],
    fields: entryFields,
    formats: ['json', 'csv'],
    load: async () => (await import('./journal.ts')).listJournal,
  }),
  command({
    name: 'mock journal show',
    group,
    summary: 'Show a step with every row it set or took away',
    argument: ['step', 'The step'],
    options: where,
    examples: ['heed mock journal show 12'],
    fields: [...entryFields, 'changes'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).showEntry,
  }),
  command({
    name: 'mock journal undo',
    group,
    summary: 'Take back one step, or go to one; forth again too',
    options: undoOptions,
    examples: ['heed mock journal undo', 'heed mock journal undo --to 12'],
    fields: ['position', 'first', 'last', 'now'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).undo,
  }),
  command({
    name: 'mock journal export',
    group,
    summary: 'Write all that happened into a file that another machine can play',
    options: exportOptions,
    examples: ['heed mock journal export --out bug.json'],
    fields: ['file', 'bytes'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).exportJournal,
  }),
  command({
    name: 'mock journal replay',
    group,
    summary: 'Play such a file in a world of its own, and say what went otherwise',
    argument: ['file', 'The file, "-" for standard input'],
    options: where,
    examples: ['heed mock journal replay bug.json'],
    fields: ['id', 'address', 'played', 'different'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).replay,
  }),
  command({
    name: 'mock data list',
    group,
    summary: 'Show how many rows a world holds, by collection',
    options: where,
    examples: ['heed mock data list'],
    fields: ['collection', 'rows'],
    formats: ['json', 'csv'],
    load: async () => (await import('./data.ts')).listCollections,
  }),
  command({
    name: 'mock data rows',
    group,
    summary: 'Show the raw rows of a collection, a line of JSON each',
    argument: ['name', 'The collection'],
    options: rowsOptions,
    examples: ['heed mock data rows employees --q Anna'],
    fields: ['id', 'row'],
    formats: ['json', 'csv'],
    load: async () => (await import('./data.ts')).listRows,
  }),
]
