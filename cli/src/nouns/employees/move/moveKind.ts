import { parseDomainChange } from '@heed/contracts/rules/import/addressChanges/domainChange'
import type { AddressChange } from '@heed/contracts/rules/import/addressChanges/readAddressChanges'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { getLatestItems, type ItemEntry, isItem } from '../../../job/journal/items.ts'
import { reopenRun } from '../../../job/journal/open.ts'
import { requireSameInput } from '../../../job/journal/sameInput.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import { toUndoKind } from '../../../job/journal/undoKind.ts'
import type { RunFiles, RunKind, UndoOptions } from '../../runs/kinds.ts'
import { beginPeopleRun, type PeopleOptions, type PreparedJob } from '../peopleJob.ts'
import {
  confirmMoves,
  countMoves,
  formatMoveLines,
  moveKindName,
  planMoves,
  prepareMoves,
  runMoves,
  toMovesOutcome,
} from './moveRun.ts'
import { findDomainMoves, lookUpMoves, type Moves, readMoveFile } from './readMoves.ts'

type MoveHeader = RunHeader<PeopleOptions>

const again = 'Run the same command again. Employees who have the new address are skipped.'

async function readRunFile(context: Context, { id, input }: MoveHeader) {
  if (!input) throw new Stop(`Run ${id} names neither a file nor a domain.`, exitCodes.usage, again)
  const file = await readMoveFile(context, input.path)
  requireSameInput(file.input, input, { hints: ['Nothing was done.', again] })
  return file
}

const readItems = async (context: Context, { id }: MoveHeader): Promise<Map<number, ItemEntry>> =>
  getLatestItems((await readEntries<ItemEntry>(context.env, id)).filter(isItem))

const swap = ({ line, email, newEmail }: AddressChange): AddressChange => ({
  line,
  email: newEmail,
  newEmail: email,
})

async function findMoves(prepared: PreparedJob, runHeader: MoveHeader, isBackwards: boolean): Promise<Moves> {
  const { context, job, companyLabel } = prepared
  const { domain } = runHeader.options
  const file = domain === undefined ? await readRunFile(context, runHeader) : undefined
  job.progress.stage(`Looking up employees in ${companyLabel}`, job.company.users_total, 'employees')
  try {
    if (file) {
      const changes = isBackwards ? file.changes.map(swap) : file.changes
      return await lookUpMoves(job, { ...file, changes, refused: isBackwards ? [] : file.refused })
    }
    const change = parseDomainChange(domain ?? '')
    return await findDomainMoves(job, isBackwards ? { from: change.to, to: change.from } : change)
  } finally {
    job.progress.clear()
  }
}

async function rerunMoves(
  context: Context,
  knownRun: KnownRun,
  verb: 'resume' | 'retry',
  { receipt }: RunFiles,
): Promise<FactsOutcome> {
  const runHeader = knownRun.head as MoveHeader
  const before = [...(await readItems(context, runHeader)).values()]
  const prepared = await prepareMoves(context, String(runHeader.companies[0]?.id))
  const found = await findMoves(prepared, runHeader, false)
  const linesByHash = new Map(before.map((item) => [item.hash, item]))
  // The employees of a domain may have changed, so the journal's line numbers must not be used for others.
  const firstFreeLine = Math.max(0, ...before.map(({ line }) => line)) + 1
  const changes = found.changes.flatMap((change, index) => {
    const item = linesByHash.get(hashJson(change.email))
    if (item?.state === 'updated' || (verb === 'retry' && item?.state !== 'failed')) return []
    const line = found.input ? change.line : (item?.line ?? firstFreeLine + index)
    return [{ ...change, line }]
  })
  const moves = planMoves(prepared, { ...found, changes })
  const { requestIds } = prepared
  const run = await reopenRun<ItemEntry, PeopleOptions>(context, knownRun, { requestIds, receipt })
  const movable = new Set(moves.plan.steps.flat().map(({ email }) => hashJson(email)))
  const refused = new Set(moves.plan.refused.map(({ email }) => hashJson(email)))
  const settled = before.filter(
    ({ state, hash }) => state === 'sent' && !movable.has(hash) && !refused.has(hash),
  )
  for (const { line, hash } of settled) run.note({ line, hash, state: 'updated' })
  const earlierCount = before.filter(({ state }) => state === 'updated').length + settled.length
  return runMoves(prepared, run, moves, { earlierCount })
}

async function undoMoves(
  context: Context,
  { head }: KnownRun,
  { names, yes, dryRun, receipt, export: exportPath }: UndoOptions,
): Promise<FactsOutcome> {
  if (exportPath !== undefined) {
    throw new Stop(
      "--export only works if the undo deletes employees, and this one doesn't.",
      exitCodes.usage,
      'Leave out --export.',
    )
  }
  const runHeader = head as MoveHeader
  const items = await readItems(context, runHeader)
  const movedHashes = new Set(
    [...items.values()].filter(({ state }) => state !== 'failed').map(({ hash }) => hash),
  )
  const prepared = await prepareMoves(context, String(runHeader.companies[0]?.id))
  const found = await findMoves(prepared, runHeader, true)
  const moved = found.changes.filter(({ newEmail }) => movedHashes.has(hashJson(newEmail)))
  const changes = moved.filter(({ email, newEmail }) => found.known.has(email) || found.known.has(newEmail))
  const gone = moved.length - changes.length
  const moves = planMoves(prepared, { ...found, changes })
  const count = countMoves(moves.plan)
  const { id: of } = runHeader
  const unchanged = moves.plan.done.length
  if (dryRun) {
    context.streams.error.write(`${formatMoveLines(moves, names).join('\n')}\n`)
    return toMovesOutcome({ prepared, moved: count, unchanged, left: 0, isDry: true, of, gone })
  }
  if (count > 0) await confirmMoves(prepared, moves, { names, yes })
  const run = await beginPeopleRun(prepared, { kind: toUndoKind(moveKindName), input: null, receipt, of })
  return runMoves(prepared, run, moves, { of, gone })
}

export const moveKind: RunKind = {
  withoutResult: ['resume', 'retry', 'undo'],
  resume: (context, run, files) => rerunMoves(context, run, 'resume', files),
  retry: (context, run, files) => rerunMoves(context, run, 'retry', files),
  undo: undoMoves,
}
