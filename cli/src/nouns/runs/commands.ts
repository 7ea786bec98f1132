import { command, flag, type OptionSpec, outFile, text, whole } from '../../command/command.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'
import { keptDays, keptRuns } from '../../job/journal/age.ts'

const group = 'Runs'
const which = [
  'run',
  "Its id, the beginning or end of it, or 'last'; with --company only runs about it",
] as const

const days = (help: string): OptionSpec<number | undefined> => ({
  help,
  value: 'days',
  parse(given) {
    const [, number] = /^(\d+)d?$/.exec(given) ?? []
    if (number && Number(number) > 0) return Number(number)
    throw new RangeError('It must be a number of days, as in 30d.')
  },
})

const runFiles = { receipt: receiptOption, result: resultOption }

export const runsListOptions = {
  limit: { ...whole(1, 10_000, 20, 'At most so many, the latest first; without it 20'), fallback: undefined },
}
export const runsResultsOptions = { failed: flag('Only rows that failed or were refused') }
export const runsAgainOptions = {
  managerEmail: text('address', 'The manager of the one company that it makes: the address is not kept'),
  ...runFiles,
}
export const runsUndoOptions = {
  export: outFile('file', 'First write who is deleted there, as an import takes them back'),
  names: flag('Name everybody who is deleted or changed, however many'),
  dryRun: flag('Show what would be deleted or changed, and do nothing'),
  yes: flag('Do not ask before anything is deleted'),
  maxDelete: whole(0, 1_000_000, 100, 'Delete nothing when it would be more than that'),
  ...runFiles,
}
export const runsApplyOptions = { yes: flag('Do not ask before anything is done'), ...runFiles }
export const runsPurgeOptions = {
  olderThan: days(
    `Those that began more days ago, as in 30d; without it ${keptDays}d, after which all but the latest ${keptRuns} go by themselves`,
  ),
  all: flag('All of them but those that run'),
  yes: flag('Do not ask before all of them go'),
}

export const runs = [
  command({
    name: 'runs list',
    group,
    takesCompany: true,
    summary: 'Show what was done in bulk from this machine, and how it ended',
    options: runsListOptions,
    examples: [
      'heed runs list',
      'heed runs list --company 12',
      'heed runs list --limit 100 --csv > runs.csv',
    ],
    fields: ['id', 'kind', 'state', 'started', 'ended', 'who', 'for', 'input', 'counts'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listRunsOfMachine,
  }),
  command({
    name: 'runs view',
    group,
    takesCompany: true,
    summary: 'Show one run: who, what, from which file, what it came to',
    argument: which,
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
    ],
    formats: ['json'],
    load: async () => (await import('./view.ts')).viewRun,
  }),
  command({
    name: 'runs results',
    group,
    takesCompany: true,
    summary: 'Show what became of every row of a run',
    argument: which,
    options: runsResultsOptions,
    examples: ['heed runs results last', 'heed runs results k3f9 --failed --csv > failed.csv'],
    fields: ['line', 'name', 'state', 'ids', 'reason'],
    formats: ['json', 'csv'],
    load: async () => (await import('./results.ts')).showResults,
  }),
  command({
    name: 'runs resume',
    group,
    takesCompany: true,
    summary: 'Go on with a run that did not end',
    argument: which,
    options: runsAgainOptions,
    examples: [
      'heed runs resume last',
      'hr-export | heed runs resume k3f9',
      'heed runs resume k3f9 --manager-email bjork@nordfish.example',
    ],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./again.ts')).resumeRun,
  }),
  command({
    name: 'runs retry',
    group,
    takesCompany: true,
    summary: 'Do the failed rows of a run again, and no others',
    argument: which,
    options: runsAgainOptions,
    examples: ['heed runs retry last'],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./again.ts')).retryRun,
  }),
  command({
    name: 'runs apply',
    group,
    summary: 'Do what was prepared, or refuse because something moved since',
    argument: ['file', 'The file that --dry-run --prepare wrote'],
    options: runsApplyOptions,
    examples: [
      'heed companies create --from customers.csv --dry-run --prepare monday.json',
      'heed runs apply monday.json',
    ],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./apply.ts')).applyPrepared,
  }),
  command({
    name: 'runs undo',
    group,
    takesCompany: true,
    summary: 'Take back what a run made, where it is still as it was made',
    argument: which,
    options: runsUndoOptions,
    examples: [
      'heed runs undo last --company 12 --dry-run',
      'heed runs undo last --company 12',
      'heed runs undo k3f9 --yes --max-delete 50',
    ],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./undo.ts')).undoRun,
  }),
  command({
    name: 'runs purge',
    group,
    summary: 'Forget old runs; nothing of what they did changes',
    options: runsPurgeOptions,
    examples: ['heed runs purge --older-than 30d', 'heed runs purge --all'],
    fields: ['purged'],
    formats: ['json'],
    load: async () => (await import('./purge.ts')).purge,
  }),
]
