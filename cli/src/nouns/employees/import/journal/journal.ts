import { resolve } from 'node:path'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import { formatColumns } from '@heed/contracts/rules/import/columns/mapping'
import { formatRowSkips } from '@heed/contracts/rules/import/skip'
import type { Run } from '../../../../job/journal/open.ts'
import type { ImportJob, ImportOptions } from '../job.ts'

export const importKindName = 'employees import'

export interface ImportRunOptions {
  list: number | null
  encoding: ImportEncoding
  lanes: number
  batch: number
  spellings?: readonly string[]
  columns?: string
  skip?: readonly string[]
  asked: Pick<
    ImportOptions,
    'list' | 'columns' | 'skip' | 'encoding' | 'rejects' | 'removeObsolete' | 'maxDelete' | 'yes'
  >
}

export function toRunOptions({ options, detected, list, source }: ImportJob): ImportRunOptions {
  const { removeObsolete, maxDelete, yes } = options
  // A run may be resumed from a different folder.
  const rejects = options.rejects === undefined ? undefined : resolve(options.rejects)
  return {
    list: list?.id ?? null,
    encoding: detected.encoding,
    lanes: options.concurrency,
    batch: options.batch,
    ...(source.part ? { spellings: source.part.spellings } : {}),
    ...(source.columns ? { columns: formatColumns(source.columns) } : {}),
    ...(source.skip ? { skip: formatRowSkips(source.skip) } : {}),
    asked: {
      list: options.list,
      columns: options.columns,
      skip: source.skip && formatRowSkips(source.skip),
      encoding: options.encoding,
      rejects,
      removeObsolete,
      maxDelete,
      yes,
    },
  }
}

export interface BatchPlace {
  lane: number
  seq: number
  firstLine: number
  lastLine: number
  hash: number
}

export interface DoneBatch {
  classes: string
  newLists: readonly string[]
  /** An earlier response was lost, so that call may have added the “unchanged” people. */
  isDoubtful?: boolean
}

export interface AnsweredBatches {
  done: ReadonlyMap<string, DoneBatch & { hash: number }>
  failed: ReadonlyMap<string, FailedBatch>
  unanswered: number
  doubtful: ReadonlySet<string>
  refused: ReadonlyMap<number, string>
}

interface FailedBatch {
  reason: string
  lines: readonly number[]
}

export const noAnsweredBatches: AnsweredBatches = {
  done: new Map(),
  failed: new Map(),
  unanswered: 0,
  doubtful: new Set(),
  refused: new Map(),
}

export const makePlaceKey = ({ lane, seq }: Pick<BatchPlace, 'lane' | 'seq'>): string => `${lane}:${seq}`

/** Hashes only, never email addresses. */
export type ImportEntry =
  | { sent: [lane: number, seq: number, firstLine: number, lastLine: number, hash: number] }
  | { done: [lane: number, seq: number, classes: string]; lists?: string[]; doubtful?: true }
  | { failed: [lane: number, seq: number]; reason: string; lines: number[] }
  | { refused: number[]; reason: string }

const isImportEntry = (entry: unknown): entry is ImportEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  ['sent', 'done', 'failed', 'refused'].some((key) => key in entry)

export function toAnsweredBatches(entries: readonly unknown[]): AnsweredBatches {
  const done = new Map<string, DoneBatch & { hash: number }>()
  const sentBatches = new Map<string, number>()
  const failedBatches = new Map<string, FailedBatch>()
  const refusedReasons = new Map<number, string>()
  const doubtfulKeys = new Set<string>()
  for (const entry of entries.filter(isImportEntry)) {
    if ('sent' in entry) {
      const [lane, seq, , , hash] = entry.sent
      sentBatches.set(makePlaceKey({ lane, seq }), hash)
      doubtfulKeys.add(makePlaceKey({ lane, seq }))
    } else if ('done' in entry) {
      const [lane, seq, classes] = entry.done
      const key = makePlaceKey({ lane, seq })
      done.set(key, { classes, newLists: entry.lists ?? [], hash: sentBatches.get(key) ?? 0 })
      failedBatches.delete(key)
      if (!entry.doubtful) doubtfulKeys.delete(key)
    } else if ('failed' in entry) {
      const [lane, seq] = entry.failed
      failedBatches.set(makePlaceKey({ lane, seq }), { reason: entry.reason, lines: entry.lines })
    } else for (const line of entry.refused) refusedReasons.set(line, entry.reason)
  }
  const unansweredCount = [...sentBatches.keys()].filter(
    (key) => !done.has(key) && !failedBatches.has(key),
  ).length
  return {
    done,
    failed: failedBatches,
    unanswered: unansweredCount,
    doubtful: doubtfulKeys,
    refused: refusedReasons,
  }
}

export type ImportRun = Run<ImportEntry, ImportRunOptions>

export interface Journal {
  /** Resolves once the entry is on disk; don't send the batch before then. */
  sent(place: BatchPlace): Promise<void>
  done(
    place: Pick<BatchPlace, 'lane' | 'seq'>,
    batch: DoneBatch,
    reasons: ReadonlyMap<number | undefined, string>,
  ): void
  failed(place: Pick<BatchPlace, 'lane' | 'seq'>, batch: FailedBatch): void
  refused(reasons: ReadonlyMap<number | undefined, string>): void
}

function groupByReason(reasons: ReadonlyMap<number | undefined, string>): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  for (const [line, reason] of reasons) {
    if (line === undefined) continue
    const sameReasonLines = lines.get(reason)
    if (sameReasonLines) sameReasonLines.push(line)
    else lines.set(reason, [line])
  }
  return lines
}

export const createJournal = (run: ImportRun): Journal => ({
  sent: ({ lane, seq, firstLine, lastLine, hash }) =>
    run.record({ sent: [lane, seq, firstLine, lastLine, hash] }),
  done({ lane, seq }, { classes, newLists, isDoubtful }, reasons) {
    this.refused(reasons)
    run.note({
      done: [lane, seq, classes],
      ...(newLists.length > 0 ? { lists: [...newLists] } : {}),
      ...(isDoubtful ? { doubtful: true } : {}),
    })
  },
  failed({ lane, seq }, { lines, reason }) {
    run.note({ failed: [lane, seq], reason, lines: [...lines] })
  },
  refused(reasons) {
    for (const [reason, refusedLines] of groupByReason(reasons)) run.note({ refused: refusedLines, reason })
  },
})
