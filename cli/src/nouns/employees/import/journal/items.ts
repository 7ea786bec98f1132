import { sanitizeText } from '../../../../io/terminal/width.ts'
import { formatCount } from '../../../../io/words.ts'
import { getLatestItems, type ItemEntry, type ItemState } from '../../../../job/journal/items.ts'
import type { RunHeader } from '../../../../job/journal/types.ts'
import { countOutcomes } from './classes.ts'
import { type AnsweredBatches, type ImportRunOptions, toAnsweredBatches } from './journal.ts'

function toItems({ refused, failed }: AnsweredBatches, { input }: RunHeader): ItemEntry[] {
  // The hash shows that lines come from the same file.
  const hash = input?.sha256 ?? ''
  const item = (line: number, state: ItemState, reason: string) => ({ line, hash, state, reason })
  return [
    ...[...refused].map(([line, reason]) => item(line, 'refused', reason)),
    ...[...failed.values()].flatMap(({ lines, reason }) => lines.map((line) => item(line, 'failed', reason))),
  ]
}

function formatNotes(
  { unanswered, refused }: AnsweredBatches,
  { options }: RunHeader<ImportRunOptions>,
): string[] {
  const { rejects } = options.asked
  return [
    "Saved lines aren't listed.",
    ...(unanswered > 0
      ? [
          `Up to ${formatCount(unanswered, 'more call')} got no response. The employees in these calls may have been saved.`,
        ]
      : []),
    ...(rejects === undefined || refused.size === 0
      ? []
      : [`The rejected lines are in ${sanitizeText(rejects)}`]),
  ]
}

export function summarizeImport(
  runHeader: RunHeader,
  entries: readonly unknown[],
): { items: readonly ItemEntry[]; counts: Record<string, number>; notes: string[] } {
  const answeredBatches = toAnsweredBatches(entries)
  const items = [...getLatestItems(toItems(answeredBatches, runHeader)).values()]
  const counts: Record<string, number> = { new: 0, updated: 0, unchanged: 0 }
  for (const { classes } of answeredBatches.done.values()) {
    const { refused: _, ...acceptedCounts } = countOutcomes(classes)
    for (const [name, count] of Object.entries(acceptedCounts)) counts[name] = (counts[name] ?? 0) + count
  }
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1
  return { items, counts, notes: formatNotes(answeredBatches, runHeader as RunHeader<ImportRunOptions>) }
}
