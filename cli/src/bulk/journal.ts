import { rm } from 'node:fs/promises'
import { keptPath } from '../io/configFolder.ts'
import { openLineFile, readLineFile } from '../io/lineFile.ts'
import type { Environment } from '../io/streams.ts'

/** What an import is: continuing it with anything else would do harm. Holds hashes, never an address of a person. */
export interface JournalHead {
  heed: 1
  api: string
  company: number
  list: number | null
  encoding: string
  size: number
  sha256: string
  lanes: number
  batch: number
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

interface Unfinished {
  head: JournalHead
  /** Answered batches by `placeKey`, with the hash they had. */
  done: ReadonlyMap<string, DoneBatch & { hash: number }>
  /** Batches that may have been sent and were not answered. */
  unanswered: number
}

export const placeKey = ({ lane, seq }: Pick<BatchPlace, 'lane' | 'seq'>): string => `${lane}:${seq}`

export function journalPath(env: Environment, parts: readonly (string | number | null)[]): string {
  return keptPath(env, 'imports', parts, 'jsonl')
}

type Entry =
  | { sent: [lane: number, seq: number, firstLine: number, lastLine: number, hash: number] }
  | { done: [lane: number, seq: number, classes: string]; lists?: string[] }

/** The journal of an import that did not end; null when there is none. */
export async function readJournal(path: string): Promise<Unfinished | null> {
  const [first, ...rest] = (await readLineFile(path)) ?? []
  if (first === undefined) return null
  const done = new Map<string, DoneBatch & { hash: number }>()
  const sent = new Map<string, number>()
  for (const line of rest) {
    const entry = JSON.parse(line) as Entry
    if ('sent' in entry) {
      const [lane, seq, , , hash] = entry.sent
      sent.set(placeKey({ lane, seq }), hash)
    } else {
      const [lane, seq, classes] = entry.done
      const key = placeKey({ lane, seq })
      done.set(key, { classes, newLists: entry.lists ?? [], hash: sent.get(key) ?? 0 })
    }
  }
  return { head: JSON.parse(first) as JournalHead, done, unanswered: sent.size - done.size }
}

export interface Journal {
  /** Resolves when the disk has it: only then may the batch be sent. */
  sent(place: BatchPlace): Promise<void>
  done(place: Pick<BatchPlace, 'lane' | 'seq'>, batch: DoneBatch): void
  close(): Promise<void>
  /** The import is over: nothing to continue. */
  remove(): Promise<void>
}

/** Opens a journal, a new one or the one to continue. */
export async function openJournal(path: string, head: JournalHead, goOn: boolean): Promise<Journal> {
  const file = await openLineFile<JournalHead | Entry>(path, { goOn })
  if (!goOn) file.append(head)
  return {
    sent: ({ lane, seq, firstLine, lastLine, hash }) =>
      file.appendSafely({ sent: [lane, seq, firstLine, lastLine, hash] }),
    done({ lane, seq }, { classes, newLists }) {
      file.append({ done: [lane, seq, classes], ...(newLists.length > 0 ? { lists: [...newLists] } : {}) })
    },
    close: file.close,
    async remove() {
      await file.close()
      await rm(path, { force: true })
    },
  }
}
