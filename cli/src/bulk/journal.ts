import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
import type { Run } from '../runs/open.ts'
import type { ImportJob, ImportWishes } from './job.ts'

export const importKindName = 'employees import'

/** What of an import has to be as it was for it to be gone on with, and what it was asked for. */
export interface ImportRunWishes {
  /** Id of the list everyone is put on. */
  list: number | null
  encoding: ImportEncoding
  lanes: number
  batch: number
  asked: Pick<ImportWishes, 'list' | 'encoding' | 'rejects' | 'removeObsolete' | 'maxDelete'>
}

/** What the run says of itself; other than that it must not be gone on with. */
export function wishesOf({ wishes, found, list }: ImportJob): ImportRunWishes {
  const { rejects, removeObsolete, maxDelete } = wishes
  return {
    list: list?.id ?? null,
    encoding: found.encoding,
    lanes: wishes.concurrency,
    batch: wishes.batch,
    asked: { list: wishes.list, encoding: wishes.encoding, rejects, removeObsolete, maxDelete },
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
}

interface Answered {
  /** Answered batches by `placeKey`, with the hash they had. */
  done: ReadonlyMap<string, DoneBatch & { hash: number }>
  /** Batches that may have been sent and were not answered. */
  unanswered: number
}

export const placeKey = ({ lane, seq }: Pick<BatchPlace, 'lane' | 'seq'>): string => `${lane}:${seq}`

/** An entry of the journal. Holds hashes, never an address of a person. */
export type ImportEntry =
  | { sent: [lane: number, seq: number, firstLine: number, lastLine: number, hash: number] }
  | { done: [lane: number, seq: number, classes: string]; lists?: string[] }

/** What the entries tell of the batches. */
export function answeredIn(entries: readonly ImportEntry[]): Answered {
  const done = new Map<string, DoneBatch & { hash: number }>()
  const sent = new Map<string, number>()
  for (const entry of entries) {
    if ('sent' in entry) {
      const [lane, seq, , , hash] = entry.sent
      sent.set(placeKey({ lane, seq }), hash)
    } else {
      const [lane, seq, classes] = entry.done
      const key = placeKey({ lane, seq })
      done.set(key, { classes, newLists: entry.lists ?? [], hash: sent.get(key) ?? 0 })
    }
  }
  return { done, unanswered: sent.size - done.size }
}

export type ImportRun = Run<ImportEntry, ImportRunWishes>

export interface Journal {
  /** Resolves when the disk has it: only then may the batch be sent. */
  sent(place: BatchPlace): Promise<void>
  done(place: Pick<BatchPlace, 'lane' | 'seq'>, batch: DoneBatch): void
}

/** The journal of a run, by batches. */
export const journalOf = (run: ImportRun): Journal => ({
  sent: ({ lane, seq, firstLine, lastLine, hash }) =>
    run.record({ sent: [lane, seq, firstLine, lastLine, hash] }),
  done({ lane, seq }, { classes, newLists }) {
    run.note({ done: [lane, seq, classes], ...(newLists.length > 0 ? { lists: [...newLists] } : {}) })
  },
})
