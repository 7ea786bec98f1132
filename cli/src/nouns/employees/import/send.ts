import type { ApiError, Client } from '@heed/contracts'
import type { ByteSink } from '@heed/contracts/rules/import/byteReader'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { fates } from '@heed/contracts/rules/import/fates'
import type { RefusedLine } from '@heed/contracts/rules/import/lines'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { isTemporary } from '../../../io/explain.ts'
import type { Caller } from '../../../job/caller.ts'
import { isStopped } from '../../../job/halting.ts'
import { readLines } from '../../../job/reading.ts'
import type { Source } from '../../../job/source.ts'
import { afterOthers } from '../../../job/turns.ts'
import { answerTo, type BatchResult } from './answer.ts'
import type { Reading } from './check.ts'
import { decodeClasses, encodeClasses } from './classes.ts'
import { type CutSize, createCutter, type ReadyBatch } from './cutter.ts'
import { type Answered, type BatchPlace, type DoneBatch, type Journal, placeKey } from './journal.ts'
import type { Refusals } from './refusals.ts'
import { createSpellings } from './spellings.ts'
import { namingTooLarge } from './tooLarge.ts'

interface SendOptions {
  client: Client
  call: Caller
  companyId: number
  listId: number | null
  preview: boolean
  source: Source
  encoding: ImportEncoding
  size: CutSize
  /** The whole file, where it had to be known first; or nothing of it yet. */
  reading: Reading
  refusals: Refusals
  journal: Journal
  /** What an earlier part of the run did: what it got an answer to is not sent again. */
  before: Answered
  /** Only what failed before is sent. */
  failedOnly: boolean
  /** What went wrong, in words. */
  reasonOf(error: unknown): string
  onAnswered(lines: number): void
  /** An answer to the batch may have been lost. */
  onDoubtful(key: string, batch: DoneBatch): void
  /** The line by which somebody is changed. */
  onUpdated(lineNumber: number): void
  /** Lines of which nothing is sent. */
  onPassed(lines: number): void
}

/** How far reading is ahead of the answers, in batches a lane: what waits longer costs memory, and time to collect it. */
const batchesAhead = 4

const tooManyCalls = 429

/** Who is asked to wait has refused; of any other failure that passes nobody knows what came before it. */
const mayBeSaved = (error: unknown): boolean =>
  isTemporary(error) && (error as ApiError).status !== tooManyCalls

const lostReason = 'Refused by the server before the import was interrupted'

/** Of the line numbers: which lines share a lane depends on their addresses, so other addresses give other numbers. */
function hashOf(lineNumbers: Uint32Array): number {
  let hash = 0
  for (const lineNumber of lineNumbers) hash = (Math.imul(hash, 31) + lineNumber) >>> 0
  return hash
}

/** The JSON of a body whose only array, still empty, is the records. */
function bodyWith(records: Uint8Array, body: unknown): Uint8Array<ArrayBuffer> {
  const [before = '', after = ''] = JSON.stringify(body).split('[]')
  return Buffer.concat([Buffer.from(before), records, Buffer.from(after)])
}

/** Gives the batches of each lane their places, in the order in which they come. */
export function createPlaces(lanes: number): (batch: Pick<ReadyBatch, 'lane' | 'lineNumbers'>) => BatchPlace {
  const next = new Array<number>(lanes).fill(0)
  return ({ lane, lineNumbers }) => {
    const seq = next[lane] ?? 0
    next[lane] = seq + 1
    const [firstLine = 0] = lineNumbers
    return { lane, seq, firstLine, lastLine: lineNumbers.at(-1) ?? 0, hash: hashOf(lineNumbers) }
  }
}

interface CutFile extends Pick<SendOptions, 'source' | 'encoding' | 'size' | 'reading'> {
  /** A line that no batch holds. */
  refused(line: RefusedLine): void
  leftOut?(): void
  take(batch: ReadyBatch): void
  /** Waits until another batch may come. Answers false when none is wanted any more. */
  room(): Promise<boolean>
}

/** Hands on every batch of a file as it is read; people who were not counted by a check before are counted now. */
export async function eachBatch({
  source,
  encoding,
  size,
  reading,
  refused,
  leftOut = () => undefined,
  take,
  room,
}: CutFile): Promise<void> {
  const { people, tally, isWhole } = reading
  const cutter = createCutter(people, size)
  const spelling = createSpellings()
  let wanted = true
  const sink: ByteSink = {
    record(record) {
      record.listName = spelling(record.listName)
      if (isWhole) people.find(record.email)
      else tally.read(record)
      cutter.push(record)
    },
    plain(line) {
      line.listName = spelling(line.listName)
      if (isWhole) people.findBytes(line.bytes, line.from, line.emailTo)
      else tally.readPlain(line)
      cutter.pushPlain(line)
    },
    refused,
    leftOut,
  }
  const isRead = await readLines(
    source.chunks(),
    encoding,
    sink,
    async (_, counts) => {
      reading.counts = counts
      for (const full of cutter.filled()) take(full)
      wanted = await room()
      return wanted
    },
    source,
  )
  reading.isWhole ||= isRead
  if (wanted) for (const rest of cutter.flush()) take(rest)
}

const misfit = () =>
  new Stop(
    'The interrupted import was cut into other batches: it cannot be continued.',
    exitCodes.usage,
    'Run it again without --resume: people who are saved already stay as they are.',
  )

/** Sends the file lane by lane while it is read. Throws the first failure after all lanes have stopped. */
export async function sendFile(options: SendOptions): Promise<void> {
  const { call, reading, refusals, journal, before, failedOnly } = options
  const isChecked = reading.isWhole
  const laneCount = options.size.lanes
  const placeOf = createPlaces(laneCount)
  const tails = Array.from({ length: laneCount }, () => Promise.resolve())
  /** Refused lines that the journal does not know. */
  const unknown = new Map<number, string>()
  let waiting = 0
  let failure: unknown
  let wake: (() => void) | undefined

  const stopWith = (error: unknown) => {
    failure ??= error
  }

  function count(batch: ReadyBatch, { found, newLists, reasons }: BatchResult): void {
    reading.tally.settle(batch.places(), found, newLists)
    for (let at = found.indexOf(fates.refused); at !== -1; at = found.indexOf(fates.refused, at + 1)) {
      const lineNumber = batch.lineNumbers[at] ?? 0
      // A line that names several lists was sent for each of them.
      if (at > 0 && found[at - 1] === fates.refused && batch.lineNumbers[at - 1] === lineNumber) continue
      refusals.add({
        lineNumber,
        line: batch.lineAt(at),
        rule: 'server',
        message: reasons.get(lineNumber) ?? lostReason,
      })
    }
    for (let at = found.indexOf(fates.updated); at !== -1; at = found.indexOf(fates.updated, at + 1)) {
      options.onUpdated(batch.lineNumbers[at] ?? 0)
    }
    options.onAnswered(found.length)
  }

  async function send(batch: ReadyBatch, place: BatchPlace, written: Promise<void>) {
    await written
    if (failure) return
    const { result, isLost } = await callFor(batch, place)
    const isDoubtful = isLost || before.doubtful.has(placeKey(place))
    const done = { classes: encodeClasses(result.found), newLists: result.newLists, isDoubtful }
    journal.done(place, done, result.reasons)
    if (isDoubtful) options.onDoubtful(placeKey(place), done)
    count(batch, result)
    // Of a call that was lost nobody knows how long its body is still read.
    if (!isLost) batch.giveBack()
  }

  async function callFor(
    batch: ReadyBatch,
    place: BatchPlace,
  ): Promise<{ result: BatchResult; isLost: boolean }> {
    let isLost = false
    try {
      const result = await call((signal) =>
        ask(batch, signal).catch((error: unknown) => {
          isLost ||= mayBeSaved(error)
          throw error
        }),
      )
      return { result, isLost }
    } catch (thrown) {
      const error = namingTooLarge(thrown, batch)
      if (!isStopped(error)) {
        journal.failed(place, { lines: [...batch.lineNumbers], reason: options.reasonOf(error) })
      }
      throw error
    }
  }

  async function ask(batch: ReadyBatch, signal: AbortSignal): Promise<BatchResult> {
    const { shorten, tell } = answerTo(batch)
    const answer = await options.client.import.createUsersBatch(
      {
        companyId: options.companyId,
        ...(options.listId === null ? {} : { listId: options.listId }),
        preview: options.preview,
        removeObsolete: false,
        records: [],
      },
      { signal, write: (body) => bodyWith(batch.records, body), shorten },
    )
    return tell(answer)
  }

  function take(batch: ReadyBatch): void {
    if (failure) return
    const { lane, lineNumbers } = batch
    const place = placeOf(batch)
    const answered = before.done.get(placeKey(place))
    if (answered) {
      const found = answered.hash === place.hash ? decodeClasses(lineNumbers.length, answered.classes) : null
      if (found && before.doubtful.has(placeKey(place))) options.onDoubtful(placeKey(place), answered)
      if (found) count(batch, { found, newLists: answered.newLists, reasons: before.refused })
      else stopWith(misfit())
      batch.giveBack()
      return
    }
    if (failedOnly && !before.failed.has(placeKey(place))) {
      batch.giveBack()
      return
    }
    waiting++
    const written = journal.sent(place)
    written.catch(stopWith)
    tails[lane] = (tails[lane] ?? Promise.resolve())
      .then(() => send(batch, place, written))
      .catch(stopWith)
      .finally(() => {
        waiting--
        wake?.()
      })
  }

  /** Waits while enough is on its way. Answers false when it is of no use to go on. */
  async function room(): Promise<boolean> {
    while (waiting > batchesAhead * laneCount && !failure) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      await afterOthers()
    }
    return !failure
  }

  function refused(line: RefusedLine): void {
    if (!before.refused.has(line.lineNumber)) unknown.set(line.lineNumber, line.message)
    if (!isChecked) refusals.add(line)
    options.onPassed(1)
  }

  const flushed = async () => {
    journal.refused(unknown)
    unknown.clear()
    await refusals.flush()
    return room()
  }

  await eachBatch({ ...options, refused, leftOut: () => options.onPassed(1), take, room: flushed }).catch(
    stopWith,
  )
  await Promise.all(tails)
  await refusals.flush()
  if (failure) throw failure
}
