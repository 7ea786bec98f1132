import { type ExitCode, exitCodes, type Stop } from '../../../io/exit.ts'
import type { ImportJob } from './job.ts'
import type { ReadState } from './read/check.ts'
import { toImportDocument } from './result.ts'
import type { Removal } from './send/removal.ts'

export const getExitCode = ({ refusals }: Pick<ImportJob, 'refusals'>, stop: Stop | undefined): ExitCode =>
  stop?.code ?? (refusals.count > 0 ? exitCodes.refusedLines : exitCodes.done)

export function toImportCounts(
  { source, detected }: Pick<ImportJob, 'source' | 'detected'>,
  { tally, counts }: ReadState,
  removal: Removal = { obsolete: 0, removed: 0 },
): Record<string, number> {
  const totals = tally.totals(counts)
  const {
    file: _,
    encoding: __,
    errors: ___,
    changes: ____,
    seats: _____,
    newLists,
    leftOut,
    cleanedNames,
    ...numbers
  } = toImportDocument(source.name, detected, totals, removal, [])
  return {
    ...numbers,
    ...(leftOut > 0 ? { leftOut } : {}),
    ...(cleanedNames > 0 ? { cleanedNames } : {}),
    newLists: newLists.length,
    pending: totals.pending,
    removed: removal.removed,
  }
}
