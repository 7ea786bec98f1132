import type { ApiError, Client } from '@heed/contracts'
import type { ByteSink } from '@heed/contracts/rules/import/byteReader'
import type { ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { fates } from '@heed/contracts/rules/import/fates'
import type { RefusedLine } from '@heed/contracts/rules/import/lines'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { isTemporary } from '../../../../io/network/explain.ts'
import type { Caller } from '../../../../job/caller.ts'
import { isStopped } from '../../../../job/halting.ts'
import { readLines } from '../../../../job/reading.ts'
import type { Source } from '../../../../job/source.ts'
import { afterOthers } from '../../../../job/turns.ts'
import { decodeClasses, encodeClasses } from '../journal/classes.ts'
import { type Answered, type BatchPlace, type DoneBatch, type Journal, placeKey } from '../journal/journal.ts'
import type { Reading } from '../read/check.ts'
import { type CutSize, createCutter, type ReadyBatch } from '../read/cutter.ts'
import type { Refusals } from '../read/refusals.ts'
import { answerTo, type BatchResult } from './answer.ts'
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
  reading: Reading
  refusals: Refusals
  journal: Journal
  before: Answered
  failedOnly: boolean
  reasonOf(error: unknown): string
  onAnswered(lines: number): void
  onDoubtful(key: string, batch: DoneBatch): void
  onUpdated(lineNumber: number): void
  onPassed(lines: number): void
}

/** Number of batches per lane that are read in advance; more would cost memory and garbage collection. */
const batchesAhead = 4

const tooManyCalls = 429

/** “Too many calls” means nothing was saved; after other temporary failures, the batch may have been saved. */
const mayBeSaved = (error: unknown): boolean =>
  isTemporary(error) && (error as ApiError).status !== tooManyCalls

const lostReason = 'Rejected by the server before the import was interrupted'

/** Detects changed batches: addresses decide the lane, so changed addresses change the line numbers. */
function hashOf(lineNumbers: Uint32Array): number {
  let hash = 0
  for (const lineNumber of lineNumbers) hash = (Math.imul(hash, 31) + lineNumber) >>> 0
  return hash
}

function bodyWith(records: Uint8Array, body: unknown): Uint8Array<ArrayBuffer> {
  const [before = '', after = ''] = JSON.stringify(body).split('[]')
  return Buffer.concat([Buffer.from(before), records, Buffer.from(after)])
}

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
  refused(line: RefusedLine): void
  leftOut?(): void
  take(batch: ReadyBatch): void
  room(): Promise<boolean>
}

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
    "The interrupted import used other batches and can't be resumed.",
    exitCodes.usage,
    "Run it again without --resume. Employees already saved won't be changed.",
  )

/** Throws the first failure after all lanes have stopped. */
export async function sendFile(options: SendOptions): Promise<void> {
  const { call, reading, refusals, journal, before, failedOnly } = options
  const isChecked = reading.isWhole
  const laneCount = options.size.lanes
  const placeOf = createPlaces(laneCount)
  const tails = Array.from({ length: laneCount }, () => Promise.resolve())
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
      // A line with several lists was sent once per list, but counts once.
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
    // After a lost call, the transport may still read the body from this memory.
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
