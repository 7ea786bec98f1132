import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { type Column, countText } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { actedColumn } from './acted.ts'
import { type Where, withControls } from './controls.ts'
import { idOf } from './idOf.ts'
import type { requestsListOptions } from './inspectCommands.ts'

const columnsOf = (acted: Column): readonly Column[] => [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'at', title: 'world time' },
  { key: 'method', title: 'method' },
  { key: 'path', title: 'path' },
  { key: 'operation', title: 'call', dataOnly: true },
  { key: 'status', title: 'status', align: 'right' },
  { key: 'ms', title: 'ms', align: 'right', show: countText, dataOnly: true },
  { key: 'person', title: 'person' },
  acted,
  { key: 'problems', title: 'mismatch' },
]

export async function listRequests(
  context: Context,
  { world, controls: address, operation, person, problems, after }: Values<typeof requestsListOptions>,
): Promise<TableOutcome> {
  const asked = {
    after,
    ...(operation === undefined ? {} : { operation }),
    ...(person === undefined ? {} : { person }),
    ...(problems ? { problems: '1' as const } : {}),
  }
  const where = { world, controls: address }
  const { requests } = await withControls(context, where, (controls) => controls.requests.list(asked))
  const rows = requests.map((one) => ({
    id: one.id,
    at: one.at,
    method: one.method,
    path: harmless(one.path),
    operation: one.operation,
    status: one.status,
    ms: Math.round(one.ms),
    person: one.person,
    impersonator: one.impersonator ?? null,
    problems: one.problems?.map(harmless).join('; ') ?? null,
  }))
  return { kind: 'table', columns: columnsOf(actedColumn(rows)), rows, empty: 'No calls yet.' }
}

export async function explainRequest(context: Context, where: Where, id: string): Promise<FactsOutcome> {
  const why = await withControls(context, where, (controls) => controls.requests.why({ id: idOf(id) }))
  const { rule, nearest = [], wouldWork, rows = {} } = why
  const ways = [...new Set([...wouldWork, ...nearest])]
  return {
    kind: 'facts',
    document: { rule, nearest, wouldWork, rows },
    lines: [harmless(rule), ...ways.map((way) => `- ${harmless(way)}`)],
  }
}
