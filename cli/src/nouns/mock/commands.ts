import { atMost, choice, command, flag, outFile, read, text, whole } from '../../command/command.ts'

const group = 'Mock server'

/** Which world, and where its controls are. */
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
  out: outFile('file', 'Write it there, or to "-"'),
  force: flag('Replace the file'),
}
export const snapshotsDeleteOptions = { ...where, yes }

const worldFields = ['id', 'scenario', 'seed', 'now', 'employees', 'language', 'address'] as const
const mailFields = ['id', 'sent', 'to', 'kind', 'channel', 'subject', 'links', 'text', 'html'] as const
const faultFields = ['place', 'step', 'seen', 'hits'] as const
const name = (help: string) => ['name', help] as const

/** What QA does with a world of the stand-in, from a terminal or in CI. */
export const mock = [
  command({
    name: 'mock worlds list',
    group,
    summary: 'Show the worlds of a mock server',
    options: { controls: where.controls },
    examples: ['heed mock worlds list'],
    fields: worldFields,
    formats: ['json', 'csv'],
    load: async () => (await import('./worlds.ts')).listWorlds,
  }),
  command({
    name: 'mock worlds make',
    group,
    summary: 'Make a world of its own, or go on from another one; it ends after an idle hour',
    argument: ['id', 'What it is called; else a random name', 'optional'],
    options: worldsMakeOptions,
    examples: [
      'heed mock worlds make demo --scenario trial-active',
      'heed mock worlds make --from demo --json',
    ],
    fields: worldFields,
    formats: ['json'],
    load: async () => (await import('./worlds.ts')).makeWorld,
  }),
  command({
    name: 'mock worlds reset',
    group,
    summary: 'Begin a world anew; what is left out stays as it was',
    options: worldsResetOptions,
    examples: ['heed mock worlds reset --world demo --seed 7 --yes'],
    fields: worldFields,
    formats: ['json'],
    load: async () => (await import('./worlds.ts')).resetWorld,
  }),
  command({
    name: 'mock worlds end',
    group,
    summary: 'End a world',
    argument: ['id', 'The world'],
    options: worldsEndOptions,
    examples: ['heed mock worlds end demo --yes'],
    fields: ['id', 'ended'],
    formats: ['json'],
    load: async () => (await import('./worlds.ts')).endWorld,
  }),
  command({
    name: 'mock scenarios list',
    group,
    summary: 'Show what a world may begin as',
    options: { controls: where.controls },
    examples: ['heed mock scenarios list'],
    fields: ['name', 'shows', 'employees'],
    formats: ['json', 'csv'],
    load: async () => (await import('./scenarios.ts')).listScenarios,
  }),
  command({
    name: 'mock clock show',
    group,
    summary: 'Show what time it is in a world, and what happens there next',
    options: where,
    examples: ['heed mock clock show', 'heed mock clock show --world demo --json'],
    fields: ['now', 'next'],
    formats: ['json'],
    load: async () => (await import('./clock.ts')).showClock,
  }),
  command({
    name: 'mock clock move',
    group,
    summary: 'Move the time of a world on; what is due by then happens',
    argument: [
      'time',
      'How far, as P7D or PT2H; where to, as 2026-03-01T09:00:00Z; or next, what happens then',
    ],
    options: where,
    examples: [
      'heed mock clock move P7D',
      'heed mock clock move 2026-12-01T09:00:00Z',
      'heed mock clock move next',
    ],
    fields: ['before', 'now', 'messages'],
    formats: ['json'],
    load: async () => (await import('./clock.ts')).moveClock,
  }),
  command({
    name: 'mock outbox list',
    group,
    summary: 'Show the messages that a world has sent',
    options: outboxListOptions,
    examples: ['heed mock outbox list', 'heed mock outbox list --to anna@example.com --kind lesson --csv'],
    fields: mailFields,
    formats: ['json', 'csv'],
    load: async () => (await import('./outbox.ts')).listOutbox,
  }),
  command({
    name: 'mock outbox show',
    group,
    summary: 'Show one message as its reader gets it',
    argument: ['id', 'The message'],
    options: outboxShowOptions,
    examples: ['heed mock outbox show 12', 'heed mock outbox show 12 --html > mail.html'],
    fields: mailFields,
    formats: ['json'],
    load: async () => (await import('./outbox.ts')).showMail,
  }),
  command({
    name: 'mock outbox wait',
    group,
    summary: 'Wait for the next message to an address, and show it',
    options: outboxWaitOptions,
    examples: ['heed mock outbox wait --to anna@example.com --after 12 --json'],
    fields: mailFields,
    formats: ['json'],
    load: async () => (await import('./outbox.ts')).waitForMail,
  }),
  command({
    name: 'mock faults list',
    group,
    summary: 'Show what goes wrong in a world, and how often it did',
    options: where,
    examples: ['heed mock faults list'],
    fields: faultFields,
    formats: ['json', 'csv'],
    load: async () => (await import('./faults.ts')).listFaults,
  }),
  command({
    name: 'mock faults set',
    group,
    summary: 'Let calls fail, or whatever the steps of a file say',
    options: faultsSetOptions,
    examples: [
      'heed mock faults set --operation lists.create --status 503 --count 2',
      'heed mock faults set --latency 800 --jitter 1200',
      'heed mock faults set --file steps.json',
    ],
    fields: faultFields,
    formats: ['json', 'csv'],
    load: async () => (await import('./faults.ts')).setFaults,
  }),
  command({
    name: 'mock faults clear',
    group,
    summary: 'Nothing goes wrong any more',
    options: where,
    examples: ['heed mock faults clear'],
    fields: ['cleared'],
    formats: ['json'],
    load: async () => (await import('./faults.ts')).clearFaults,
  }),
  command({
    name: 'mock snapshots list',
    group,
    summary: 'Show what was kept of a world',
    options: where,
    examples: ['heed mock snapshots list'],
    fields: ['name', 'scenario', 'seed', 'now', 'employees', 'language'],
    formats: ['json', 'csv'],
    load: async () => (await import('./snapshots.ts')).listSnapshots,
  }),
  command({
    name: 'mock snapshots keep',
    group,
    summary: 'Keep a world as it is now',
    argument: name('What it is called; one of that name is replaced'),
    options: where,
    examples: ['heed mock snapshots keep before-the-import'],
    fields: ['name', 'now'],
    formats: ['json'],
    load: async () => (await import('./snapshots.ts')).keepSnapshot,
  }),
  command({
    name: 'mock snapshots restore',
    group,
    summary: 'Go back to a snapshot; what happened since is gone',
    argument: name('The snapshot'),
    options: where,
    examples: ['heed mock snapshots restore before-the-import'],
    fields: ['name', 'now'],
    formats: ['json'],
    load: async () => (await import('./snapshots.ts')).restoreSnapshot,
  }),
  command({
    name: 'mock snapshots save',
    group,
    summary: 'Write a snapshot into a file that another machine can load',
    argument: name('The snapshot'),
    options: snapshotsSaveOptions,
    examples: ['heed mock snapshots save before-the-import --out world.json'],
    fields: ['name', 'file', 'bytes'],
    formats: ['json'],
    load: async () => (await import('./snapshots.ts')).saveSnapshot,
  }),
  command({
    name: 'mock snapshots load',
    group,
    summary: 'Take a snapshot from such a file, or from the file of --data',
    argument: name('What it is called here'),
    more: ['file', 'The file, "-" for standard input'],
    options: where,
    examples: ['heed mock snapshots load before-the-import world.json'],
    fields: ['name'],
    formats: ['json'],
    load: async () => (await import('./snapshots.ts')).loadSnapshot,
  }),
  command({
    name: 'mock snapshots delete',
    group,
    summary: 'Forget a snapshot',
    argument: name('The snapshot'),
    options: snapshotsDeleteOptions,
    examples: ['heed mock snapshots delete before-the-import --yes'],
    fields: ['name', 'deleted'],
    formats: ['json'],
    load: async () => (await import('./snapshots.ts')).deleteSnapshot,
  }),
]
