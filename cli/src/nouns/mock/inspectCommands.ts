import { command, flag, outFile, text, whole } from '../../command/command.ts'
import { where } from './options.ts'

const group = 'Mock server'

export const requestsListOptions = {
  ...where,
  operation: text('name', 'Only this call, such as lists.create'),
  person: text('email', 'Only calls by this person'),
  problems: flag("Only calls that didn't match the contract"),
  after: whole(0, 1_000_000_000, 0, 'Only calls after the one with this ID'),
}
export const undoOptions = {
  ...where,
  to: text('step', 'Go back or forward to this step, instead of one step back'),
}
export const exportOptions = {
  ...where,
  out: outFile('file|folder', 'Output file or folder (default: journal.json); - for standard output'),
  force: flag('Overwrite an existing file'),
}
export const rowsOptions = { ...where, q: text('text', 'Only rows containing this text') }

const entryFields = ['position', 'at', 'what', 'who', 'impersonator', 'changed', 'mails'] as const

export const inspectMock = [
  command({
    name: 'mock people list',
    group,
    summary: 'Show the people who can sign in to a world, with tokens and links',
    options: where,
    examples: ['heed mock people list', 'heed mock people list --world demo --json'],
    fields: ['role', 'name', 'email', 'company', 'token', 'link'],
    formats: ['json', 'csv'],
    load: async () => (await import('./people.ts')).listPeople,
  }),
  command({
    name: 'mock requests list',
    group,
    summary: 'Show the latest calls to a world and their contract mismatches',
    options: requestsListOptions,
    examples: ['heed mock requests list', 'heed mock requests list --problems --json'],
    fields: ['id', 'at', 'method', 'path', 'operation', 'status', 'ms', 'person', 'impersonator', 'problems'],
    formats: ['json', 'csv'],
    load: async () => (await import('./requests.ts')).listRequests,
  }),
  command({
    name: 'mock requests why',
    group,
    summary: 'Explain why a call was refused and how to make it work',
    argument: ['id', 'Call ID'],
    options: where,
    examples: ['heed mock requests why 12'],
    fields: ['rule', 'nearest', 'wouldWork', 'rows'],
    formats: ['json'],
    load: async () => (await import('./requests.ts')).explainRequest,
  }),
  command({
    name: 'mock journal list',
    group,
    summary: 'Show what was done in a world, by whom, and what changed',
    options: where,
    examples: ['heed mock journal list'],
    fields: entryFields,
    formats: ['json', 'csv'],
    load: async () => (await import('./journal.ts')).listJournal,
  }),
  command({
    name: 'mock journal show',
    group,
    summary: 'Show a step with every row it set or removed',
    argument: ['step', 'Step number'],
    options: where,
    examples: ['heed mock journal show 12'],
    fields: [...entryFields, 'changes'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).showEntry,
  }),
  command({
    name: 'mock journal undo',
    group,
    summary: 'Undo one step, or go back or forward to any step',
    options: undoOptions,
    examples: ['heed mock journal undo', 'heed mock journal undo --to 12'],
    fields: ['position', 'first', 'last', 'now'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).undo,
  }),
  command({
    name: 'mock journal export',
    group,
    summary: 'Export the journal to a file that another machine can replay',
    options: exportOptions,
    examples: ['heed mock journal export --out bug.json'],
    fields: ['file', 'bytes'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).exportJournal,
  }),
  command({
    name: 'mock journal replay',
    group,
    summary: 'Replay an exported journal in a new world and show any differences',
    argument: ['file', 'Exported journal; - for standard input'],
    options: where,
    examples: ['heed mock journal replay bug.json'],
    fields: ['id', 'address', 'played', 'different'],
    formats: ['json'],
    load: async () => (await import('./journal.ts')).replay,
  }),
  command({
    name: 'mock data list',
    group,
    summary: 'Show the number of rows in each collection of a world',
    options: where,
    examples: ['heed mock data list'],
    fields: ['collection', 'rows'],
    formats: ['json', 'csv'],
    load: async () => (await import('./data.ts')).listCollections,
  }),
  command({
    name: 'mock data rows',
    group,
    summary: 'Show the raw rows of a collection, one line of JSON each',
    argument: ['name', 'Collection name'],
    options: rowsOptions,
    examples: ['heed mock data rows employees --q Anna'],
    fields: ['id', 'row'],
    formats: ['json', 'csv'],
    load: async () => (await import('./data.ts')).listRows,
  }),
]
