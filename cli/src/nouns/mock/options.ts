import { choice, flag, outFile, read, text, upperLimit, wholeNumber } from '../../command/command.ts'

export const targetOptions = {
  world: text('id', 'World ID (default: the world in the API address)'),
  controls: text(
    'url',
    "Address of the mock server's controls (default: HEED_CONTROLS, otherwise based on the API address)",
  ),
}
const beginningOptions = {
  scenario: text('name', 'Scenario to start with (to list all scenarios, run heed mock scenarios list)'),
  seed: upperLimit("Random seed for the world's people and results"),
  now: text('time', 'World time, such as 2026-03-01T09:00:00Z'),
  employees: upperLimit("Number of employees in the world's company"),
  language: text('code', "Language of the world's people"),
}
const yesFlag = flag("Don't ask for confirmation")
const force = flag('Overwrite an existing file')
const parseShare = (text: string): number => {
  const number = /^(0?\.\d+|0|1)$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 1) return number
  throw new RangeError('It must be a number from 0 to 1.')
}

export const worldsMakeOptions = {
  ...targetOptions,
  ...beginningOptions,
  from: text('id', 'Copy this world'),
  snapshot: text('name', 'Start from this snapshot of the --from world'),
}
export const worldsResetOptions = { ...targetOptions, ...beginningOptions, yes: yesFlag }
export const worldsEndOptions = { controls: targetOptions.controls, yes: yesFlag }
export const storiesBeginOptions = {
  controls: targetOptions.controls,
  step: wholeNumber(1, 100, 1, 'Step to start at'),
}
export const outboxListOptions = {
  ...targetOptions,
  to: text('email', 'Only messages to this address'),
  kind: text('kind', 'Only messages of this kind, such as lesson'),
}
export const outboxShowOptions = {
  ...targetOptions,
  html: flag("Print the message's HTML instead of its text"),
}
export const outboxWaitOptions = {
  ...targetOptions,
  to: text('email', "Recipient's address"),
  after: wholeNumber(0, 1_000_000_000, 0, 'Only messages after the one with this ID'),
  wait: wholeNumber(0, 100, 30, 'Maximum number of seconds to wait'),
}
export const faultsSetOptions = {
  ...targetOptions,
  file: text('file', 'JSON file with steps; - for standard input'),
  operation: text('name', 'Call that should fail, such as lists.create (default: every call)'),
  path: text('path', 'Only calls to this path below /api; * matches any part'),
  method: choice(['get', 'post', 'put', 'delete'], 'Only calls with this method'),
  status: read('code', 'Status code to return', Number),
  latency: upperLimit('Delay before each response, in ms'),
  jitter: upperLimit('Maximum extra delay, in ms'),
  chance: read('share', 'Share of calls that fail, from 0 to 1', parseShare),
  count: upperLimit('Maximum number of failures'),
  skip: upperLimit('Number of calls to let through first'),
  seed: upperLimit("Random seed for chance and jitter (default: the world's seed)"),
  add: flag('Keep existing faults instead of replacing them'),
}
export const snapshotsSaveOptions = {
  ...targetOptions,
  out: outFile('file|folder', 'Output file or folder; - for standard output'),
  force,
}
export const snapshotsDeleteOptions = { ...targetOptions, yes: yesFlag }
export const requestsListOptions = {
  ...targetOptions,
  operation: text('name', 'Only this call, such as lists.create'),
  person: text('email', 'Only calls by this person'),
  problems: flag("Only calls that didn't match the contract"),
  after: wholeNumber(0, 1_000_000_000, 0, 'Only calls after the one with this ID'),
}
export const undoOptions = {
  ...targetOptions,
  to: text('step', 'Go back or forward to this step (default: one step back)'),
}
export const exportOptions = {
  ...targetOptions,
  out: outFile('file|folder', 'Output file or folder (default: journal.json); - for standard output'),
  force,
}
export const rowsOptions = { ...targetOptions, q: text('text', 'Only rows containing this text') }
