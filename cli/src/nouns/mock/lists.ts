import type { Controls, MockEmail, MockEntry, MockFault } from '@heed/contracts/controls'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, formatNumberCell, type Row } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { type ControlOptions, type MockTarget, withControls } from './controls.ts'
import type { outboxListOptions, requestsListOptions, rowsOptions } from './options.ts'

type Columns = Readonly<Record<string, string | Partial<Column>>>

/** Titles by key; a title may be omitted if it equals the key. */
const toColumns = (columns: Columns): readonly Column[] =>
  Object.entries(columns).map(([key, column]) => ({
    key,
    title: key,
    ...(typeof column === 'string' ? { title: column } : column),
  }))

const textColumn = {}
const numberColumn = { align: 'right' } as const
const countColumn = { ...numberColumn, show: formatNumberCell }
const dataOnlyColumn = { dataOnly: true }

const toTableOutcome = (columns: Columns, rows: readonly object[], emptyText: string): TableOutcome => ({
  kind: 'table',
  columns: toColumns(columns),
  rows: rows as readonly Row[],
  empty: emptyText,
})

const createListAction =
  <O extends MockTarget>(
    columns: Columns,
    emptyText: string,
    callControls: (controls: Controls, params: ControlOptions<O>) => Promise<readonly object[]>,
  ) =>
  async (context: Context, options: O): Promise<TableOutcome> =>
    toTableOutcome(columns, await withControls(context, options, callControls), emptyText)

export const listWorlds = createListAction<MockTarget>(
  {
    id: 'world',
    scenario: textColumn,
    seed: numberColumn,
    now: 'world time',
    employees: { ...numberColumn, ...dataOnlyColumn },
    language: dataOnlyColumn,
    address: textColumn,
  },
  'No worlds.',
  async (controls) => (await controls.worlds.list()).worlds,
)

export const listScenarios = createListAction<MockTarget>(
  { name: 'scenario', shows: 'description', employees: countColumn },
  'No scenarios.',
  async (controls) => (await controls.scenarios.list()).scenarios,
)

export const listStories = createListAction<MockTarget>(
  {
    name: 'demo',
    steps: numberColumn,
    shows: 'description',
    scenario: dataOnlyColumn,
    as: { title: 'viewed as', ...dataOnlyColumn },
  },
  'No guided demos.',
  async (controls) =>
    (await controls.stories.list()).stories.map((story) => ({ ...story, steps: story.steps.length })),
)

export const listSnapshots = createListAction<MockTarget>(
  {
    name: 'snapshot',
    scenario: textColumn,
    seed: numberColumn,
    now: 'world time',
    employees: { ...numberColumn, ...dataOnlyColumn },
    language: dataOnlyColumn,
  },
  'No snapshots yet.',
  async (controls) => (await controls.snapshots.list()).snapshots,
)

const listAllPeople = createListAction<MockTarget>(
  {
    role: textColumn,
    name: textColumn,
    email: textColumn,
    company: textColumn,
    token: dataOnlyColumn,
    link: dataOnlyColumn,
  },
  'No one can sign in.',
  async (controls) =>
    (await controls.people.list()).people.map(({ company, signInUrl, ...person }) => ({
      ...person,
      company: company?.name,
      link: signInUrl,
    })),
)

/** Shows the caller's own token, too, which is hidden everywhere else. */
export async function listPeople(context: Context, options: MockTarget): Promise<TableOutcome> {
  const outcome = await listAllPeople(context, options)
  for (const { token } of outcome.rows) context.streams.reveal(String(token))
  return outcome
}

export const listCollections = createListAction<MockTarget>(
  { collection: textColumn, rows: countColumn },
  'No collections.',
  async (controls) =>
    Object.entries((await controls.data.list()).collections).map(([collection, rows]) => ({
      collection,
      rows,
    })),
)

export const listRows = (
  context: Context,
  options: OptionValues<typeof rowsOptions>,
  name: string,
): Promise<TableOutcome> =>
  createListAction<typeof options>(
    { id: textColumn, row: textColumn },
    'No matching rows.',
    async (controls, params) =>
      (await controls.data.rows({ name, ...params })).map((row) => ({
        id: String(row.id),
        row: sanitizeText(JSON.stringify(row)),
      })),
  )(context, options)

export const omitCounters = ({
  seen: _seen,
  hits: _hits,
  ...step
}: MockFault): Readonly<Record<string, unknown>> => step

export const showFaults = ({ steps }: { steps: readonly MockFault[] }): TableOutcome =>
  toTableOutcome(
    {
      place: { title: 'step', ...numberColumn },
      step: 'fault',
      seen: { title: 'matched', ...countColumn },
      hits: { title: 'failed', ...countColumn },
    },
    steps.map((fault, index) => ({
      ...fault,
      place: index + 1,
      step: sanitizeText(JSON.stringify(omitCounters(fault))),
    })),
    'No faults.',
  )

export const listFaults = async (context: Context, target: MockTarget): Promise<TableOutcome> =>
  showFaults(await withControls(context, target, (controls) => controls.faults.list()))

export const formatRecipient = (to: unknown): string =>
  to === '' ? 'an anonymous employee' : sanitizeText(String(to))

export const addChannel = (mockEmail: MockEmail): MockEmail => ({
  ...mockEmail,
  channel: mockEmail.channel ?? 'email',
})

export async function listOutbox(
  context: Context,
  options: OptionValues<typeof outboxListOptions>,
): Promise<TableOutcome> {
  const { mails } = await withControls(context, options, (controls, params) => controls.outbox.list(params))
  return {
    ...toTableOutcome(
      {
        id: numberColumn,
        sent: textColumn,
        to: { show: formatRecipient },
        kind: textColumn,
        channel: textColumn,
        subject: textColumn,
        links: dataOnlyColumn,
        text: dataOnlyColumn,
        html: dataOnlyColumn,
      },
      mails.map(addChannel),
      'No matching messages.',
    ),
    ...(mails.length > 0 && !context.quiet ? { note: formatCount(mails.length, 'message') } : {}),
  }
}

const getImpersonatorColumn = (rows: readonly { impersonator?: string | undefined }[]) => ({
  title: 'impersonated by',
  dataOnly: rows.every(({ impersonator }) => impersonator === undefined),
})

export async function listRequests(
  context: Context,
  options: OptionValues<typeof requestsListOptions>,
): Promise<TableOutcome> {
  const { requests } = await withControls(context, options, (controls, { problems, ...params }) =>
    controls.requests.list({ ...params, ...(problems ? { problems: '1' } : {}) }),
  )
  return toTableOutcome(
    {
      id: numberColumn,
      at: 'world time',
      method: textColumn,
      path: textColumn,
      operation: { title: 'call', ...dataOnlyColumn },
      status: numberColumn,
      ms: { ...countColumn, ...dataOnlyColumn },
      person: textColumn,
      impersonator: getImpersonatorColumn(requests),
      problems: 'mismatch',
    },
    requests.map((request) => ({
      ...request,
      path: sanitizeText(request.path),
      ms: Math.round(request.ms),
      problems: request.problems?.map(sanitizeText).join('; '),
    })),
    'No calls yet.',
  )
}

export const getEntryFacts = ({ position, at, what, who, impersonator, changed, mails }: MockEntry) => ({
  position,
  at,
  what,
  who,
  impersonator,
  changed: Object.entries(changed)
    .map(([collection, rows]) => `${collection} ${rows}`)
    .join(', '),
  mails: mails.length,
})

export async function listJournal(context: Context, target: MockTarget): Promise<TableOutcome> {
  const { entries } = await withControls(context, target, (controls) => controls.journal.list())
  return toTableOutcome(
    {
      position: { title: 'step', ...numberColumn },
      at: 'world time',
      what: 'action',
      who: 'by',
      impersonator: getImpersonatorColumn(entries),
      changed: 'changed rows',
      mails: { title: 'messages', ...countColumn },
    },
    entries.map(getEntryFacts),
    'No entries yet.',
  )
}
