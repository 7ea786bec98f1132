import {
  createFileOption,
  createFlagOption,
  createNumberOption,
  createTextOption,
  defineCommand,
  type OptionSpec,
} from '../../command/command.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'
import { minKeptRuns, retentionDays } from '../../job/journal/age.ts'

const group = 'Runs'
const runArgument = [
  'run',
  "Run ID, its first or last characters, or 'last'; with --company, only that company's runs are searched",
] as const

const createDaysOption = (help: string): OptionSpec<number | undefined> => ({
  help,
  value: 'days',
  parse(text) {
    const [, number] = /^(\d+)d?$/.exec(text) ?? []
    if (number && Number(number) > 0) return Number(number)
    throw new RangeError('It must be a number of days, such as 30d.')
  },
})

const runFileOptions = { receipt: receiptOption, result: resultOption }

export const runsListOptions = {
  limit: {
    ...createNumberOption(1, 10_000, 20, 'Maximum number of runs, latest first (default: 20)'),
    fallback: undefined,
  },
}
export const runsResultsOptions = { failed: createFlagOption('Show only failed or rejected rows') }
export const runsRerunOptions = {
  managerEmail: createTextOption(
    'address',
    "Manager's email address; it isn't saved, so it's needed again if it was in the command",
  ),
  recipients: createTextOption(
    'addresses',
    "Report recipients; they aren't saved, so they're needed again if they were in the command",
  ),
  ...runFileOptions,
}
export const runsUndoOptions = {
  export: createFileOption(
    'file',
    'Before deleting employees, save them to this file, ready to import again',
  ),
  names: createFlagOption('List everything that will be deleted or changed, not just the first few items'),
  dryRun: createFlagOption('Show what would be deleted or changed, without changing anything'),
  yes: createFlagOption("Don't ask before deleting"),
  maxDelete: createNumberOption(
    0,
    1_000_000,
    100,
    'Delete nothing if more employees or companies than this would be deleted',
  ),
  ...runFileOptions,
}
export const runsApplyOptions = {
  yes: createFlagOption("Don't ask before applying the run"),
  ...runFileOptions,
}
export const runsPurgeOptions = {
  olderThan: createDaysOption(
    `Only runs older than this, such as 30d (default: ${retentionDays}d). Runs older than ${retentionDays}d are deleted automatically, except for the latest ${minKeptRuns} runs`,
  ),
  all: createFlagOption('Delete the records of all runs except those in progress'),
  yes: createFlagOption("Don't ask before deleting the records of all runs"),
}

export const runCommands = [
  defineCommand({
    name: 'runs list',
    group,
    takesCompany: true,
    summary: 'Show bulk changes, downloads and key changes made from this machine',
    options: runsListOptions,
    examples: [
      'heed runs list',
      'heed runs list --company 12',
      'heed runs list --limit 100 --csv > runs.csv',
    ],
    fields: ['id', 'kind', 'state', 'started', 'ended', 'who', 'for', 'input', 'counts', 'undo'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listLocalRuns,
  }),
  defineCommand({
    name: 'runs view',
    group,
    takesCompany: true,
    summary: "Show one run's user, input, limits and result",
    argument: runArgument,
    options: {},
    examples: ['heed runs view last', 'heed runs view k3f9 --json'],
    fields: [
      'id',
      'kind',
      'state',
      'started',
      'ended',
      'api',
      'profile',
      'who',
      'partner',
      'companies',
      'input',
      'limits',
      'of',
      'counts',
      'cost',
      'requestIds',
      'exitCode',
      'undoable',
      'undoRefusal',
    ],
    formats: ['json'],
    load: async () => (await import('./view.ts')).viewRun,
  }),
  defineCommand({
    name: 'runs results',
    group,
    takesCompany: true,
    summary: 'Show the result of every row of a run',
    argument: runArgument,
    options: runsResultsOptions,
    examples: ['heed runs results last', 'heed runs results k3f9 --failed --csv > failed.csv'],
    fields: ['line', 'name', 'state', 'ids', 'reason'],
    formats: ['json', 'csv'],
    load: async () => (await import('./results.ts')).showResults,
  }),
  defineCommand({
    name: 'runs resume',
    group,
    takesCompany: true,
    summary: 'Resume an unfinished run',
    argument: runArgument,
    options: runsRerunOptions,
    examples: [
      'heed runs resume last',
      'hr-export | heed runs resume k3f9',
      'heed runs resume k3f9 --manager-email bjork@nordfish.example',
    ],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./resumeRun.ts')).resumeRun,
  }),
  defineCommand({
    name: 'runs retry',
    group,
    takesCompany: true,
    summary: 'Retry only the failed rows of a run',
    argument: runArgument,
    options: runsRerunOptions,
    examples: ['heed runs retry last'],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./resumeRun.ts')).retryRun,
  }),
  defineCommand({
    name: 'runs undo',
    group,
    takesCompany: true,
    summary: "Undo a run's changes, but keep anything that has changed since the run",
    argument: runArgument,
    options: runsUndoOptions,
    examples: [
      'heed runs undo last --dry-run',
      'heed runs undo last --company 12',
      'heed runs undo k3f9 --yes --max-delete 50',
    ],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./undo.ts')).undoRun,
  }),
  defineCommand({
    name: 'runs apply',
    group,
    summary: 'Apply a prepared run, unless something it depends on has changed',
    argument: ['file', 'File written by --dry-run --prepare'],
    options: runsApplyOptions,
    examples: [
      'heed companies create --from customers.csv --dry-run --prepare monday.json',
      'heed runs apply monday.json',
    ],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./apply.ts')).applyPreparedRun,
  }),
  defineCommand({
    name: 'runs purge',
    group,
    summary: "Delete records of old runs; the changes made by these runs aren't affected",
    options: runsPurgeOptions,
    examples: ['heed runs purge --older-than 30d', 'heed runs purge --all'],
    fields: ['purged'],
    formats: ['json'],
    load: async () => (await import('./purge.ts')).purgeOldRuns,
  }),
]
