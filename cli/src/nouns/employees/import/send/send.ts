import type { ApiError, Client } from '@heed/contracts'
import type { RejectedLine } from '@heed/contracts/rules/import/lines/lines'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { isApiError, isTemporaryError } from '../../../../io/network/explainError.ts'
import { formatThousands } from '../../../../io/words.ts'
import type { Caller } from '../../../../job/caller.ts'
import { isStoppedError } from '../../../../job/HaltControl.ts'
import { yieldToEventLoop } from '../../../../job/waitForOthers.ts'
import { decodeOutcomes, encodeOutcomes } from '../journal/classes.ts'
import {
  type AnsweredBatches,
  type BatchPlace,
  type DoneBatch,
  type Journal,
  makePlaceKey,
} from '../journal/journal.ts'
import type { ReadyBatch } from '../read/cutter.ts'
import type { Refusals } from '../read/refusals.ts'
import { type BatchResult, createAnswerReader } from './answer.ts'
import { createPlaceAssigner, type FileToSplit, forEachBatch } from './eachBatch.ts'

interface SendOptions extends FileToSplit {
  client: Client
  call: Caller
  companyId: number
  listId: number | null
  preview: boolean
  refusals: Refusals
  journal: Journal
  before: AnsweredBatches
  failedOnly: boolean
  getReason(error: unknown): string
  onAnswered(lines: number): void
  onDoubtful(key: string, batch: DoneBatch): void
  onUpdated(lineNumber: number): void
  onPassed(lines: number): void
}

/** Number of batches per lane that are read in advance; more would cost memory and garbage collection. */
const maxBatchesAhead = 4

const tooManyCallsStatus = 429

/** “Too many calls” means nothing was saved; after other temporary failures, the batch may have been saved. */
const mayBeSaved = (error: unknown): boolean =>
  isTemporaryError(error) && (error as ApiError).status !== tooManyCallsStatus

const lostReason = 'Rejected by the server before the import was interrupted'

function buildBody(records: Uint8Array, body: unknown): Uint8Array<ArrayBuffer> {
  const [openingText = '', after = ''] = JSON.stringify(body).split('[]')
  return Buffer.concat([Buffer.from(openingText), records, Buffer.from(after)])
}

const bodyTooLargeStatus = 413

function toTooLargeError(error: unknown, { lineNumbers }: Pick<ReadyBatch, 'lineNumbers'>): unknown {
  if (!isApiError(error) || error.status !== bodyTooLargeStatus) return error
  const [firstLine = 0] = lineNumbers
  const lastLine = lineNumbers.at(-1) ?? 0
  const [message, hint] =
    firstLine === lastLine
      ? [
          `Line ${formatThousands(firstLine)} is too large for one call`,
          'Shorten the line and import the file again',
        ]
      : [
          `Lines ${formatThousands(firstLine)} to ${formatThousands(lastLine)} are too large for one call`,
          `Send fewer lines per call: --batch ${Math.max(1, Math.floor(lineNumbers.length / 2))}`,
        ]
  return new Stop(
    `${message}. The platform says: ${error.message}`,
    exitCodes.failed,
    `${hint}; employees already saved won't be changed.`,
  )
}

const createMismatchStop = () =>
  new Stop(
    "The interrupted import split the file into different batches, so it can't be resumed.",
    exitCodes.usage,
    "Run it again without --resume. Employees already saved won't be changed.",
  )

/** Throws the first failure after all lanes have stopped. */
export const sendFile = (options: SendOptions): Promise<void> => new FileSender(options).send()

class FileSender {
  private readonly options: SendOptions
  private readonly isChecked: boolean
  private readonly assignPlace: ReturnType<typeof createPlaceAssigner>
  private readonly laneQueues: Promise<void>[]
  private readonly unknown = new Map<number, string>()
  private waitingCount = 0
  private failure: unknown
  private wake: (() => void) | undefined

  constructor(options: SendOptions) {
    const { lanes } = options.size
    this.options = options
    this.isChecked = options.readState.isWhole
    this.assignPlace = createPlaceAssigner(lanes)
    this.laneQueues = Array.from({ length: lanes }, () => Promise.resolve())
  }

  async send(): Promise<void> {
    const { options } = this
    await forEachBatch({
      ...options,
      refused: (line) => this.refuse(line),
      leftOut: () => options.onPassed(1),
      take: (batch) => this.take(batch),
      waitForRoom: () => this.flush(),
    }).catch(this.recordFailure)
    await Promise.all(this.laneQueues)
    await options.refusals.flush()
    if (this.failure) throw this.failure
  }

  private readonly recordFailure = (error: unknown): void => {
    this.failure ??= error
  }

  private refuse(line: RejectedLine): void {
    const { before, refusals, onPassed } = this.options
    if (!before.refused.has(line.lineNumber)) this.unknown.set(line.lineNumber, line.message)
    if (!this.isChecked) refusals.add(line)
    onPassed(1)
  }

  private async flush(): Promise<boolean> {
    this.options.journal.refused(this.unknown)
    this.unknown.clear()
    await this.options.refusals.flush()
    return this.findRoom()
  }

  private async findRoom(): Promise<boolean> {
    while (this.waitingCount > maxBatchesAhead * this.options.size.lanes && !this.failure) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
      await yieldToEventLoop()
    }
    return !this.failure
  }

  private take(batch: ReadyBatch): void {
    if (this.failure) return
    const { before, failedOnly } = this.options
    const place = this.assignPlace(batch)
    const doneBatch = before.done.get(makePlaceKey(place))
    if (doneBatch) {
      this.countAnsweredBatch(batch, place, doneBatch)
      batch.release()
    } else if (failedOnly && !before.failed.has(makePlaceKey(place))) batch.release()
    else this.enqueueBatch(batch, place)
  }

  private countAnsweredBatch(
    batch: ReadyBatch,
    place: BatchPlace,
    doneBatch: DoneBatch & { hash: number },
  ): void {
    const { before, onDoubtful } = this.options
    const { length } = batch.lineNumbers
    const savedOutcomes = doneBatch.hash === place.hash ? decodeOutcomes(length, doneBatch.classes) : null
    if (savedOutcomes && before.doubtful.has(makePlaceKey(place))) onDoubtful(makePlaceKey(place), doneBatch)
    if (savedOutcomes)
      this.count(batch, { outcomes: savedOutcomes, newLists: doneBatch.newLists, reasons: before.refused })
    else this.recordFailure(createMismatchStop())
  }

  private enqueueBatch(batch: ReadyBatch, place: BatchPlace): void {
    this.waitingCount++
    const journalWrite = this.options.journal.sent(place)
    journalWrite.catch(this.recordFailure)
    this.laneQueues[batch.lane] = (this.laneQueues[batch.lane] ?? Promise.resolve())
      .then(() => this.sendBatch(batch, place, journalWrite))
      .catch(this.recordFailure)
      .finally(() => {
        this.waitingCount--
        this.wake?.()
      })
  }

  private async sendBatch(batch: ReadyBatch, place: BatchPlace, journalWrite: Promise<void>): Promise<void> {
    const { before, journal, onDoubtful } = this.options
    await journalWrite
    if (this.failure) return
    const { result, isLost } = await this.callImport(batch, place)
    const isDoubtful = isLost || before.doubtful.has(makePlaceKey(place))
    const done = { classes: encodeOutcomes(result.outcomes), newLists: result.newLists, isDoubtful }
    journal.done(place, done, result.reasons)
    if (isDoubtful) onDoubtful(makePlaceKey(place), done)
    this.count(batch, result)
    // After a lost call, the transport may still read the body from this memory.
    if (!isLost) batch.release()
  }

  private async callImport(
    batch: ReadyBatch,
    place: BatchPlace,
  ): Promise<{ result: BatchResult; isLost: boolean }> {
    const { call, journal, getReason } = this.options
    let isLost = false
    try {
      const result = await call((signal) =>
        this.ask(batch, signal).catch((error: unknown) => {
          isLost ||= mayBeSaved(error)
          throw error
        }),
      )
      return { result, isLost }
    } catch (sendError) {
      const error = toTooLargeError(sendError, batch)
      if (!isStoppedError(error)) {
        journal.failed(place, { lines: [...batch.lineNumbers], reason: getReason(error) })
      }
      throw error
    }
  }

  private async ask(batch: ReadyBatch, signal: AbortSignal): Promise<BatchResult> {
    const { client, companyId, listId, preview } = this.options
    const { shorten, readAnswer } = createAnswerReader(batch)
    const answer = await client.import.createUsersBatch(
      {
        companyId,
        ...(listId === null ? {} : { listId }),
        preview,
        removeObsolete: false,
        records: [],
      },
      { signal, write: (body) => buildBody(batch.records, body), shorten },
    )
    return readAnswer(answer)
  }

  private count(batch: ReadyBatch, { outcomes, newLists, reasons }: BatchResult): void {
    const { readState, refusals, onUpdated, onAnswered } = this.options
    readState.tally.settle(batch.places(), outcomes, newLists)
    for (
      let index = outcomes.indexOf(lineOutcomes.refused);
      index !== -1;
      index = outcomes.indexOf(lineOutcomes.refused, index + 1)
    ) {
      const lineNumber = batch.lineNumbers[index] ?? 0
      // A line with several lists was sent once per list, but counts once.
      if (
        index > 0 &&
        outcomes[index - 1] === lineOutcomes.refused &&
        batch.lineNumbers[index - 1] === lineNumber
      )
        continue
      refusals.add({
        lineNumber,
        line: batch.lineAt(index),
        rule: 'server',
        message: reasons.get(lineNumber) ?? lostReason,
      })
    }
    for (
      let index = outcomes.indexOf(lineOutcomes.updated);
      index !== -1;
      index = outcomes.indexOf(lineOutcomes.updated, index + 1)
    ) {
      onUpdated(batch.lineNumbers[index] ?? 0)
    }
    onAnswered(outcomes.length)
  }
}
