import { atMost, choice, flag, outFile, read, text, whole } from '../../command/command.ts'

export const where = {
  world: text('id', 'The world; else the one that the API lies in'),
  controls: text('url', 'Address of the controls (HEED_CONTROLS); else beside the API'),
}
const beginning = {
  scenario: text('name', 'What it begins as: heed mock scenarios list'),
  seed: atMost('What its people and results are drawn from'),
  now: text('time', 'What time it is there, as 2026-03-01T09:00:00Z'),
  employees: atMost('People of its company'),
  language: text('code', 'What its people read'),
}
const yes = flag('Do not ask first')
const share = (given: string): number => {
  const number = /^(0?\.\d+|0|1)$/.test(given) ? Number(given) : Number.NaN
  if (number >= 0 && number <= 1) return number
  throw new RangeError('It must be a share from 0 to 1.')
}

export const worldsMakeOptions = {
  ...where,
  ...beginning,
  from: text('id', 'Go on from where this world stands'),
  snapshot: text('name', 'Go on from this snapshot of it (--from)'),
}
export const worldsResetOptions = { ...where, ...beginning, yes }
export const worldsEndOptions = { controls: where.controls, yes }
export const storiesBeginOptions = {
  controls: where.controls,
  step: whole(1, 100, 1, 'The step to begin at'),
}
export const outboxListOptions = {
  ...where,
  to: text('email', 'Only what this address got'),
  kind: text('kind', 'Only of this kind, as lesson'),
}
export const outboxShowOptions = { ...where, html: flag('As the mail program gets it, instead of its text') }
export const outboxWaitOptions = {
  ...where,
  to: text('email', 'Whom it goes to'),
  after: whole(0, 1_000_000_000, 0, 'The last message that is known already, by its id'),
  wait: whole(0, 100, 30, 'Seconds to wait for it at most'),
}
export const faultsSetOptions = {
  ...where,
  file: text('file', 'Steps as JSON, "-" for standard input'),
  operation: text('name', 'The call that fails, as lists.create; else every one'),
  path: text('path', 'Calls at this path below /api; * is any part of it'),
  method: choice(['get', 'post', 'put', 'delete'], 'Calls of this method'),
  status: read('code', 'Answer with this status', Number),
  latency: atMost('Milliseconds that it waits first'),
  jitter: atMost('Milliseconds on top, up to so many'),
  chance: read('share', 'How many of them fail, 0 to 1', share),
  count: atMost('So many fail at most'),
  skip: atMost('So many go by unharmed first'),
  seed: atMost('What chance and jitter are drawn from; else the seed of the world'),
  add: flag('Beside what goes wrong already, not in place of it'),
}
export const snapshotsSaveOptions = {
  ...where,
  out: outFile('file|folder', 'Write it there, or to "-"'),
  force: flag('Replace the file'),
}
export const snapshotsDeleteOptions = { ...where, yes }
