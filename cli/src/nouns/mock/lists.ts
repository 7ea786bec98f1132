import type { Controls, MockEntry, MockFault, MockMail } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, countText, type Row } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
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

const text = {}
const number = { align: 'right' } as const
const count = { ...number, show: countText }
const dataOnly = { dataOnly: true }

const show = (columns: Columns, rows: readonly object[], emptyText: string): TableOutcome => ({
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
    show(columns, await withControls(context, options, callControls), emptyText)

export const listWorlds = createListAction<MockTarget>(
  {
    id: 'world',
    scenario: text,
    seed: number,
    now: 'world time',
    employees: { ...number, ...dataOnly },
    language: dataOnly,
    address: text,
  },
  'No worlds.',
  async (controls) => (await controls.worlds.list()).worlds,
)

export const listScenarios = createListAction<MockTarget>(
  { name: 'scenario', shows: 'description', employees: count },
  'No scenarios.',
  async (controls) => (await controls.scenarios.list()).scenarios,
)

export const listStories = createListAction<MockTarget>(
  {
    name: 'demo',
    steps: number,
    shows: 'description',
    scenario: dataOnly,
    as: { title: 'viewed as', ...dataOnly },
  },
  'No guided demos.',
  async (controls) =>
    (await controls.stories.list()).stories.map((story) => ({ ...story, steps: story.steps.length })),
)

export const listSnapshots = createListAction<MockTarget>(
  {
    name: 'snapshot',
    scenario: text,
    seed: number,
    now: 'world time',
    employees: { ...number, ...dataOnly },
    language: dataOnly,
  },
  'No snapshots yet.',
  async (controls) => (await controls.snapshots.list()).snapshots,
)

export const listPeople = createListAction<MockTarget>(
  { role: text, name: text, email: text, company: text, token: dataOnly, link: dataOnly },
  'No one can sign in.',
  async (controls) =>
    (await controls.people.list()).people.map(({ company, signInUrl, ...person }) => ({
      ...person,
      company: company?.name,
      link: signInUrl,
    })),
)

export const listCollections = createListAction<MockTarget>(
  { collection: text, rows: count },
  'No collections.',
  async (controls) =>
    Object.entries((await controls.data.list()).collections).map(([collection, rows]) => ({
      collection,
      rows,
    })),
)

export const listRows = (
  context: Context,
  options: Values<typeof rowsOptions>,
  name: string,
): Promise<TableOutcome> =>
  createListAction<typeof options>({ id: text, row: text }, 'No matching rows.', async (controls, params) =>
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
  show(
    {
      place: { title: 'step', ...number },
      step: 'fault',
      seen: { title: 'matched', ...count },
      hits: { title: 'failed', ...count },
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

export const withChannel = (mockEmail: MockMail): MockMail => ({
  ...mockEmail,
  channel: mockEmail.channel ?? 'email',
})

export async function listOutbox(
  context: Context,
  options: Values<typeof outboxListOptions>,
): Promise<TableOutcome> {
  const { mails } = await withControls(context, options, (controls, params) => controls.outbox.list(params))
  return {
    ...show(
      {
        id: number,
        sent: text,
        to: { show: formatRecipient },
        kind: text,
        channel: text,
        subject: text,
        links: dataOnly,
        text: dataOnly,
        html: dataOnly,
      },
      mails.map(withChannel),
      'No matching messages.',
    ),
    ...(mails.length > 0 && !context.quiet ? { note: counted(mails.length, 'message') } : {}),
  }
}

const getImpersonatorColumn = (rows: readonly { impersonator?: string | undefined }[]) => ({
  title: 'impersonated by',
  dataOnly: rows.every(({ impersonator }) => impersonator === undefined),
})

export async function listRequests(
  context: Context,
  options: Values<typeof requestsListOptions>,
): Promise<TableOutcome> {
  const { requests } = await withControls(context, options, (controls, { problems, ...params }) =>
    controls.requests.list({ ...params, ...(problems ? { problems: '1' } : {}) }),
  )
  return show(
    {
      id: number,
      at: 'world time',
      method: text,
      path: text,
      operation: { title: 'call', ...dataOnly },
      status: number,
      ms: { ...count, ...dataOnly },
      person: text,
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
  return show(
    {
      position: { title: 'step', ...number },
      at: 'world time',
      what: 'action',
      who: 'by',
      impersonator: getImpersonatorColumn(entries),
      changed: 'changed rows',
      mails: { title: 'messages', ...count },
    },
    entries.map(getEntryFacts),
    'No entries yet.',
  )
}
