import { type Client, type Company, getCompanyName } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { type ExitCode, exitCodes } from '../../io/exit.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { explainError } from '../../io/network/explainError.ts'
import { openRun, type Run } from '../../job/journal/open.ts'
import { createRequestIdCollector } from '../../job/journal/requestIds.ts'
import { formatRunLines } from '../../job/journal/rerunLines.ts'
import { getRowRunState } from '../../job/rowRun.ts'
import { getUndo, type RowEntry, type RowRecord, type RowRunOptions } from './rowRecord.ts'

interface OneChange {
  client: Client
  /** Call this just before the change; without it, nothing is recorded. */
  begin(company: Company): Promise<void>
}

interface BegunRun {
  run: Run<RowEntry, RowRunOptions>
  entry: RowEntry
}

async function closeRun({ run, entry }: BegunRun, code: ExitCode, facts: Partial<RowEntry>): Promise<void> {
  const isDone = code === exitCodes.done
  run.note({ ...entry, ...facts, state: isDone ? 'done' : 'failed', ids: { ...entry.ids, ...facts.ids } })
  await run.close({
    state: getRowRunState(code, 0),
    exitCode: code,
    counts: { done: isDone ? 1 : 0, failed: isDone ? 0 : 1 },
  })
}

/** Records one company's change as a run; with --company @FILE, the run of all rows includes it. */
export async function recordOne(
  context: Context,
  kind: string,
  record: RowRecord,
  work: (change: OneChange) => Promise<FactsOutcome>,
): Promise<FactsOutcome> {
  if (context.manyCompanies) return work({ client: await context.client(), begin: async () => undefined })
  const requestIds = createRequestIdCollector()
  const client = await context.client({ requestId: requestIds.next })
  let begun: BegunRun | undefined
  async function begin(company: Company): Promise<void> {
    const party = { id: company.company_id, name: getCompanyName(company) }
    const run = await openRun<RowEntry, RowRunOptions>(
      context,
      {
        kind,
        user: await client.auth.getCurrentUser(),
        partner: null,
        companies: [party],
        input: null,
        options: { values: {}, argument: '' },
        limits: {},
        of: null,
      },
      { requestIds },
    )
    const ids = { companyId: party.id }
    const entry: RowEntry = { line: 1, hash: hashJson(ids), label: party.name, ids, state: 'sent' }
    await run.record(entry)
    begun = { run, entry }
  }
  try {
    const outcome = await work({ client, begin })
    if (!begun) return outcome
    const { stop, code = exitCodes.done } = outcome
    const facts = record.toEntry?.(outcome.document) ?? {}
    await closeRun(begun, code, { ...facts, ...(stop ? { reason: stop.message } : {}) })
    const { id } = begun.run.head
    return {
      ...outcome,
      document: { ...outcome.document, run: id },
      lines: [...outcome.lines, ...formatRunLines(context, id, getUndo(record))],
    }
  } catch (error) {
    if (begun) {
      const { message, code } = explainError(error, (await context.settings()).api)
      await closeRun(begun, code, { reason: message })
    }
    throw error
  }
}
