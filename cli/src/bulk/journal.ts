import { mkdir, open, readFile, rm, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { keptPath } from '../io/configFolder.ts'
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

/** Whole lines only: what a crash cut off in the middle is no entry. */
async function wholeText(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : text.slice(0, text.lastIndexOf('\n') + 1)
}

/** The journal of an import that did not end; null when there is none. */
export async function readJournal(path: string): Promise<Unfinished | null> {
  const [first, ...rest] = ((await wholeText(path)) ?? '').split('\n').filter(Boolean)
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

/** Opens a journal, a new one or the one to continue. Entries that wait together are flushed together. */
export async function openJournal(path: string, head: JournalHead, goOn: boolean): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  if (goOn) await truncate(path, Buffer.byteLength((await wholeText(path)) ?? ''))
  const file = await open(path, goOn ? 'a' : 'w', 0o600)
  let waiting: string[] = goOn ? [] : [JSON.stringify(head)]
  let flushing: Promise<void> | undefined
  let resolvers: (() => void)[] = []
  let failed: ((error: unknown) => void)[] = []

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const text = `${waiting.join('\n')}\n`
      const [told, warned] = [resolvers, failed]
      waiting = []
      resolvers = []
      failed = []
      try {
        await file.write(text)
        if (told.length > 0) await file.datasync()
        for (const tell of told) tell()
      } catch (error) {
        for (const warn of warned) warn(error)
      }
    }
    flushing = undefined
  }

  function append(entry: Entry): void {
    waiting.push(JSON.stringify(entry))
    flushing ??= flush()
  }

  async function close(): Promise<void> {
    await flushing
    await file.close()
  }

  return {
    sent: ({ lane, seq, firstLine, lastLine, hash }) =>
      new Promise((resolve, reject) => {
        resolvers.push(resolve)
        failed.push(reject)
        append({ sent: [lane, seq, firstLine, lastLine, hash] })
      }),
    done({ lane, seq }, { classes, newLists }) {
      append({ done: [lane, seq, classes], ...(newLists.length > 0 ? { lists: [...newLists] } : {}) })
    },
    close,
    async remove() {
      await close()
      await rm(path, { force: true })
    },
  }
}
