import { resolve } from 'node:path'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { columnsText } from '@heed/contracts/rules/import/mapping'
import { skipTexts } from '@heed/contracts/rules/import/skip'
import type { Run } from '../../../job/journal/open.ts'
import type { ImportJob, ImportOptions } from './job.ts'

export const importKindName = 'employees import'

/** What of an import has to be as it was for it to be gone on with, and what it was asked for. */
export interface ImportRunOptions {
  /** Id of the list everyone is put on. */
  list: number | null
  encoding: ImportEncoding
  lanes: number
  batch: number
  /** What stands in the column `company` of its file where its company is meant; none where there is no such column. */
  spellings?: readonly string[]
  /** Which columns hold what, as it is typed. */
  columns?: string
  /** Which rows are left out, as it is typed. */
  skip?: readonly string[]
  asked: Pick<
    ImportOptions,
    'list' | 'columns' | 'skip' | 'encoding' | 'rejects' | 'removeObsolete' | 'maxDelete' | 'yes'
  >
}

/** What the run says of itself; other than that it must not be gone on with. */
export function optionsOf({ options, found, list, source }: ImportJob): ImportRunOptions {
  const { removeObsolete, maxDelete, yes } = options
  // It may be gone on with from another folder.
  const rejects = options.rejects === undefined ? undefined : resolve(options.rejects)
  return {
    list: list?.id ?? null,
    encoding: found.encoding,
    lanes: options.concurrency,
    batch: options.batch,
    ...(source.part ? { spellings: source.part.spellings } : {}),
    ...(source.columns ? { columns: columnsText(source.columns) } : {}),
    ...(source.skip ? { skip: skipTexts(source.skip) } : {}),
    asked: {
      list: options.list,
      columns: options.columns,
      skip: source.skip && skipTexts(source.skip),
      encoding: options.encoding,
      rejects,
      removeObsolete,
      maxDelete,
      yes,
    },
  }
}

/** A batch by its place: the same file, lanes and size always cut the same batches. */
export interface BatchPlace {
  lane: number
  /** In its lane, from 0. */
  seq: number
  firstLine: number
  lastLine: number
  /** Hash of its line numbers. */
  hash: number
}

export interface DoneBatch {
  classes: string
  newLists: readonly string[]
  /** An earlier answer to it was lost: who came back as unchanged may have been added by it. */
  isDoubtful?: boolean
}

/** What a run did before it was gone on with. */
export interface Answered {
  /** Answered batches by `placeKey`, with the hash they had. */
  done: ReadonlyMap<string, DoneBatch & { hash: number }>
  /** Those that failed and were not answered later on, by `placeKey`: their lines, and why. */
  failed: ReadonlyMap<string, FailedBatch>
  /** Batches that may have been sent, and of which nothing more is known. */
  unanswered: number
  /** By `placeKey`: an answer to them may have been lost, so that what they did is told by nobody. */
  doubtful: ReadonlySet<string>
  /** Why a line was refused, by its number. */
  refused: ReadonlyMap<number, string>
}

/** A batch that could not be sent: why, and the numbers of its lines. */
interface FailedBatch {
  reason: string
  lines: readonly number[]
}

/** Of a run that begins. */
export const nothingAnswered: Answered = {
  done: new Map(),
  failed: new Map(),
  unanswered: 0,
  doubtful: new Set(),
  refused: new Map(),
}

export const placeKey = ({ lane, seq }: Pick<BatchPlace, 'lane' | 'seq'>): string => `${lane}:${seq}`

/** An entry of the journal. Holds hashes, never an address of a person. */
export type ImportEntry =
  | { sent: [lane: number, seq: number, firstLine: number, lastLine: number, hash: number] }
  | { done: [lane: number, seq: number, classes: string]; lists?: string[]; doubtful?: true }
  | { failed: [lane: number, seq: number]; reason: string; lines: number[] }
  | { refused: number[]; reason: string }

const isAny = (entry: unknown): entry is ImportEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  ['sent', 'done', 'failed', 'refused'].some((key) => key in entry)

/** What the entries tell of the batches; what is none of this kind is left alone. */
export function answeredIn(entries: readonly unknown[]): Answered {
  const done = new Map<string, DoneBatch & { hash: number }>()
  const sent = new Map<string, number>()
  const failed = new Map<string, FailedBatch>()
  const refused = new Map<number, string>()
  const doubtful = new Set<string>()
  for (const entry of entries.filter(isAny)) {
    if ('sent' in entry) {
      const [lane, seq, , , hash] = entry.sent
      sent.set(placeKey({ lane, seq }), hash)
      doubtful.add(placeKey({ lane, seq }))
    } else if ('done' in entry) {
      const [lane, seq, classes] = entry.done
      const key = placeKey({ lane, seq })
      done.set(key, { classes, newLists: entry.lists ?? [], hash: sent.get(key) ?? 0 })
      failed.delete(key)
      if (!entry.doubtful) doubtful.delete(key)
    } else if ('failed' in entry) {
      const [lane, seq] = entry.failed
      failed.set(placeKey({ lane, seq }), { reason: entry.reason, lines: entry.lines })
    } else for (const line of entry.refused) refused.set(line, entry.reason)
  }
  const unanswered = [...sent.keys()].filter((key) => !done.has(key) && !failed.has(key)).length
  return { done, failed, unanswered, doubtful, refused }
}

export type ImportRun = Run<ImportEntry, ImportRunOptions>

export interface Journal {
  /** Resolves when the disk has it: only then may the batch be sent. */
  sent(place: BatchPlace): Promise<void>
  /** `reasons`: why the platform refused lines of it. */
  done(
    place: Pick<BatchPlace, 'lane' | 'seq'>,
    batch: DoneBatch,
    reasons: ReadonlyMap<number | undefined, string>,
  ): void
  failed(place: Pick<BatchPlace, 'lane' | 'seq'>, batch: FailedBatch): void
  /** Lines that were refused, by their numbers, and why. */
  refused(reasons: ReadonlyMap<number | undefined, string>): void
}

/** Line numbers by what was said of them. */
function byReason(reasons: ReadonlyMap<number | undefined, string>): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  for (const [line, reason] of reasons) {
    if (line === undefined) continue
    const same = lines.get(reason)
    if (same) same.push(line)
    else lines.set(reason, [line])
  }
  return lines
}

/** The journal of a run, by batches. */
export const journalOf = (run: ImportRun): Journal => ({
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
    for (const [reason, refused] of byReason(reasons)) run.note({ refused, reason })
  },
})
