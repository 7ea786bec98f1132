import { formatMoneyText } from '@heed/contracts/rules/billing/plans/money'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { listCounts } from '../../io/print/table.ts'
import { formatCount } from '../../io/words.ts'
import { toCostDocument } from '../../job/journal/cost.ts'
import { findRun } from '../../job/journal/find.ts'
import { formatRerunLines, getRetypedWords } from '../../job/journal/rerunLines.ts'
import type { KnownRun } from '../../job/journal/types.ts'
import { getUndoState } from './undoState.ts'
import { formatMinute, formatParties, readCounts } from './words.ts'

function formatNextLines(context: Context, { head, state, receipt }: KnownRun): readonly string[] {
  if (!getRetypedWords(head) || state === 'running') return []
  if (state !== 'done') return formatRerunLines(context, head, 'resume')
  return (receipt?.counts.failed ?? 0) > 0 ? formatRerunLines(context, head, 'retry') : []
}

export async function viewRun(
  context: Context,
  _values: Record<never, never>,
  runId: string,
): Promise<FactsOutcome> {
  const run = await findRun(context.env, runId, context.flags.company)
  const { head, state, receipt } = run
  const { options: _, input, ...headFields } = head
  const counts = await readCounts(context.env, run)
  const { paint } = context.streams.output
  const cost = receipt?.cost
  const undoState = await getUndoState(head.kind)
  const facts = [
    ['state', state],
    ['started', `${formatMinute(head.started)} UTC`],
    ['ended', receipt ? `${formatMinute(receipt.ended)} UTC` : ''],
    ['by', head.who.name],
    ['for', formatParties(head)],
    [
      'input',
      input ? `${input.name}, ${formatCount(input.size, 'byte')}, SHA-256 ${input.sha256.slice(0, 12)}…` : '',
    ],
    ['original run', head.of ?? ''],
    ['result', listCounts(counts).join(', ')],
    [
      'a month',
      cost
        ? `${formatMoneyText(cost.before, cost.currency)} → ${formatMoneyText(cost.after, cost.currency)}`
        : '',
    ],
    ['calls', receipt ? formatCount(receipt.requestIds.count, 'call') : ''],
    ['undo', undoState === true ? `heed runs undo ${head.id}` : `can't be undone: ${undoState}`],
    ['API', head.api],
    ['profile', head.profile],
  ] as const
  return {
    kind: 'facts',
    document: {
      ...Object.fromEntries(Object.entries(headFields).filter(([key]) => key !== 'heed')),
      state,
      companies: receipt?.companies ?? head.companies,
      ended: receipt?.ended ?? null,
      input: input && { name: input.name, size: input.size, sha256: input.sha256 },
      counts,
      cost: cost ? toCostDocument(cost) : null,
      requestIds: receipt?.requestIds ?? null,
      exitCode: receipt?.exitCode ?? null,
      undoable: undoState === true,
      undoRefusal: undoState === true ? null : undoState,
    },
    lines: [
      ...formatFactLines(`${paint.bold(head.kind)} ${head.id}`, facts, paint),
      ...formatNextLines(context, run),
    ],
  }
}
