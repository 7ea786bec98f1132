import {
  createChoiceOption,
  createFileOption,
  createFlagOption,
  createLimitOption,
  createNumberOption,
  createParsedOption,
  createTextOption,
} from '../../command/command.ts'

export const targetOptions = {
  world: createTextOption('id', 'World ID (default: the world in the API address)'),
  controls: createTextOption(
    'url',
    "Address of the mock server's controls (default: HEED_CONTROLS, otherwise based on the API address)",
  ),
}
const startOptions = {
  scenario: createTextOption(
    'name',
    'Scenario to start with (to list all scenarios, run heed mock scenarios list)',
  ),
  seed: createLimitOption("Random seed for the world's people and results"),
  now: createTextOption('time', 'World time, such as 2026-03-01T09:00:00Z'),
  employees: createLimitOption("Number of employees in the world's company"),
  language: createTextOption('code', "Language of the world's people"),
}
const yesFlag = createFlagOption("Don't ask for confirmation")
const forceFlag = createFlagOption('Overwrite an existing file')
const parseShare = (text: string): number => {
  const number = /^(0?\.\d+|0|1)$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 1) return number
  throw new RangeError('It must be a number from 0 to 1.')
}

export const worldsMakeOptions = {
  ...targetOptions,
  ...startOptions,
  from: createTextOption('id', 'Copy this world'),
  snapshot: createTextOption('name', 'Start from this snapshot of the --from world'),
}
export const worldsResetOptions = { ...targetOptions, ...startOptions, yes: yesFlag }
export const worldsEndOptions = { controls: targetOptions.controls, yes: yesFlag }
export const storiesBeginOptions = {
  controls: targetOptions.controls,
  step: createNumberOption(1, 100, 1, 'Step to start at'),
}
export const outboxListOptions = {
  ...targetOptions,
  to: createTextOption('email', 'Only messages to this address'),
  kind: createTextOption('kind', 'Only messages of this kind, such as lesson'),
}
export const outboxShowOptions = {
  ...targetOptions,
  html: createFlagOption("Print the message's HTML instead of its text"),
}
export const outboxWaitOptions = {
  ...targetOptions,
  to: createTextOption('email', "Recipient's address"),
  after: createNumberOption(0, 1_000_000_000, 0, 'Only messages after the one with this ID'),
  wait: createNumberOption(0, 100, 30, 'Maximum number of seconds to wait'),
}
export const faultsSetOptions = {
  ...targetOptions,
  file: createTextOption('file', 'JSON file with steps; - for standard input'),
  operation: createTextOption('name', 'Call that should fail, such as lists.create (default: every call)'),
  path: createTextOption('path', 'Only calls to this path under /api; * matches any segment'),
  method: createChoiceOption(['get', 'post', 'put', 'delete'], 'Only calls with this method'),
  status: createParsedOption('code', 'Status code to return', Number),
  latency: createLimitOption('Delay before each response, in ms'),
  jitter: createLimitOption('Maximum extra delay, in ms'),
  chance: createParsedOption('share', 'Share of calls that fail, from 0 to 1', parseShare),
  count: createLimitOption('Maximum number of failures'),
  skip: createLimitOption('Number of calls to let through first'),
  seed: createLimitOption("Random seed for chance and jitter (default: the world's seed)"),
  add: createFlagOption('Keep existing faults instead of replacing them'),
}
export const snapshotsSaveOptions = {
  ...targetOptions,
  out: createFileOption('file|folder', 'Output file or folder; - for standard output'),
  force: forceFlag,
}
export const snapshotsDeleteOptions = { ...targetOptions, yes: yesFlag }
export const requestsListOptions = {
  ...targetOptions,
  operation: createTextOption('name', 'Only this call, such as lists.create'),
  person: createTextOption('email', 'Only calls by this person'),
  problems: createFlagOption("Show only calls that didn't match the contract"),
  after: createNumberOption(0, 1_000_000_000, 0, 'Only calls after the one with this ID'),
}
export const undoOptions = {
  ...targetOptions,
  to: createTextOption('step', 'Go back or forward to this step (default: one step back)'),
}
export const exportOptions = {
  ...targetOptions,
  out: createFileOption(
    'file|folder',
    'Output file or folder (default: journal.json); - for standard output',
  ),
  force: forceFlag,
}
export const rowsOptions = { ...targetOptions, q: createTextOption('text', 'Only rows containing this text') }
