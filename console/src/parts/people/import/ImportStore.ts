import { type EmployeeList, findLeavers, selectLists } from '@heed/contracts'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'
import { computeSeatShortage, type SeatShortage } from '@heed/contracts/rules/import/seats'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { toFailure } from '../../../lib/requests/failure.ts'
import { RemovalQueue } from '../removal/RemovalQueue.ts'
import { BatchQueue } from './BatchQueue.ts'
import { createSearch, fetchCurrentMembers, fetchNamedLists, sendBatch, toBatchCounts } from './batchCall.ts'
import type {
  BadLine,
  FileFacts,
  ImportFile,
  ImportRound,
  ReadChange,
  ReadOptions,
} from './file/importFile.ts'
import { ImportMoves } from './ImportMoves.ts'
import { ImportRemoval } from './ImportRemoval.ts'
import type { ConfirmRefusal, ImportFailure, ImportOptions, ImportPhase, Refusal } from './importPhases.ts'
import { createPreviewRows, type PreviewRows } from './preview/previewRows.ts'

const allowedNamePattern = /\.(csv|txt)$/i

export class ImportStore {
  phase: ImportPhase = 'idle'
  fileName = ''
  encoding: ImportEncoding = 'utf-8'
  refusal: Refusal | null = null
  failure: ImportFailure | null = null
  facts: FileFacts | null = null
  totals: ImportTotals | null = null
  savedTotals: ImportTotals | null = null
  rows: PreviewRows | null = null
  private progress = 0
  savedPeopleCount = 0
  readonly removal: ImportRemoval
  readonly moves = new ImportMoves()
  readonly options: ImportOptions
  private source: File | null = null
  private readOptions: Pick<ReadOptions, 'columns' | 'keepsDeparted'> = {}
  private lists: readonly EmployeeList[] = []
  private readonly file: ImportFile
  private control = new AbortController()
  private previews = new BatchQueue([])
  private saveQueue = new BatchQueue([])

  constructor(options: ImportOptions) {
    this.options = options
    this.file = options.openFile()
    this.removal = new ImportRemoval(new RemovalQueue(options))
    makeObservable<this, 'progress'>(this, {
      phase: observable,
      fileName: observable,
      encoding: observable,
      refusal: observableRef,
      failure: observableRef,
      facts: observableRef,
      totals: observableRef,
      savedTotals: observableRef,
      rows: observableRef,
      progress: observable,
      savedPeopleCount: observable,
      percent: computed,
      people: computed,
      hasChanges: computed,
      canTickObsolete: computed,
      seatShortage: computed,
      confirmRefusal: computed,
      isBusy: computed,
      stop: actionBound,
      reset: actionBound,
    })
  }

  /** Changes in whole percentages only, so that observers re-render at most a hundred times. */
  get percent(): number {
    return Math.floor(this.progress * 100)
  }

  get people(): number {
    return this.facts?.batches.reduce((sum, { people }) => sum + people, 0) ?? 0
  }

  get hasChanges(): boolean {
    return this.totals !== null && this.totals.new + this.totals.updated > 0
  }

  /** The employee on a rejected line would look missing, so all lines must be valid. */
  get canTickObsolete(): boolean {
    return this.removal.people.length > 0 && this.totals?.invalid === 0 && this.options.mayRemove
  }

  /** Removal runs after saving, so removed employees free no seats for the import. */
  get seatShortage(): SeatShortage | null {
    return this.phase === 'preview'
      ? computeSeatShortage(this.options.seatsLeft(), this.totals?.new ?? 0)
      : null
  }

  get confirmRefusal(): ConfirmRefusal | null {
    if (this.phase !== 'preview') return 'notReady'
    if (this.seatShortage) return 'noSeats'
    if (this.moves.isUndecided) return 'undecided'
    return this.hasChanges || this.removal.isTicked ? null : 'nothingToSave'
  }

  get isBusy(): boolean {
    return this.phase === 'reading' || this.phase === 'previewing' || this.phase === 'saving'
  }

  async choose(source: File): Promise<void> {
    this.reset()
    runInAction(() => {
      this.fileName = source.name
    })
    if (!allowedNamePattern.test(source.name)) return this.refuse({ kind: 'name' })
    this.source = source
    await this.readFile()
  }

  async readAgain({ encoding = this.encoding, ...change }: ReadChange): Promise<void> {
    const { source, readOptions } = this
    this.reset()
    runInAction(() => {
      this.encoding = encoding
      this.readOptions = { ...readOptions, ...change }
      this.fileName = source?.name ?? ''
    })
    this.source = source
    if (source) await this.readFile()
  }

  readonly setRemoveObsolete = (isTicked: boolean): void => {
    this.removal.setTicked(isTicked && this.canTickObsolete)
  }

  async confirm(): Promise<void> {
    if (this.confirmRefusal || !this.facts) return
    this.saveQueue = new BatchQueue(this.hasChanges ? this.facts.batches : [])
    await this.save()
  }

  async resumeImport(): Promise<void> {
    if (this.failure?.step === 'saving') await this.save()
    else if (this.failure?.step === 'previewing')
      await this.run('previewing', (signal) => this.preview(signal))
    else if (this.failure?.step === 'reading') await this.readFile()
  }

  /** Batches in flight still finish, so that the result shows exactly what was saved. */
  stop(): void {
    this.control.abort()
  }

  reset(): void {
    this.control.abort()
    this.phase = 'idle'
    this.fileName = ''
    this.refusal = null
    this.failure = null
    this.facts = null
    this.readOptions = {}
    this.totals = null
    this.savedTotals = null
    this.rows = null
    this.savedPeopleCount = 0
    this.removal.reset()
    this.moves.reset()
    this.source = null
  }

  dispose(): void {
    this.control.abort()
    this.file.close()
  }

  loadBadLines(): Promise<BadLine[]> {
    return this.file.refused(0, this.rows?.refusedLines.total ?? 0)
  }

  private readFile(): Promise<void> {
    return this.run('reading', async (signal) => {
      const { source, encoding, readOptions } = this
      if (!source) return
      const onProgress = (share: number) => this.advance(signal, share)
      const outcome = await this.file.read(source, { encoding, ...readOptions, signal, onProgress })
      if (signal.aborted) return
      if (outcome.kind === 'refused') return this.refuse({ kind: 'content', message: outcome.message })
      const { facts } = outcome
      this.lists = await fetchNamedLists(this.options, facts.totals, signal)
      const currentMembers = await fetchCurrentMembers(this.options, facts.totals, this.lists, signal)
      const conflict = currentMembers.length > 0 ? await this.file.onto(currentMembers) : null
      if (conflict) return this.refuse({ kind: 'list', ...conflict })
      this.previews = new BatchQueue(facts.batches)
      runInAction(() => {
        this.phase = 'previewing'
        this.progress = 0
        this.facts = facts
        this.totals = facts.totals
      })
      await this.preview(signal)
    })
  }

  private async preview(signal: AbortSignal): Promise<void> {
    await this.previews.run((index) => this.send(index, 'preview', signal), signal)
    signal.throwIfAborted()
    const { list, findsMoves } = this.options
    const search = createSearch(this.options, signal)
    const lists = list ? [list] : selectLists(this.lists, this.totals?.lists.map(({ name }) => name) ?? [])
    const obsoletePeople = await findLeavers(search, lists, (emails) => this.file.missing(emails))
    if (findsMoves) await this.moves.find(search, this.file, signal)
    signal.throwIfAborted()
    runInAction(() => {
      if (!this.totals) return
      this.removal.setPeople(obsoletePeople)
      this.rows = createPreviewRows(this.file, this.totals, this.options)
      this.phase = 'preview'
    })
  }

  private save(): Promise<void> {
    return this.run('saving', async (signal) => {
      await this.saveQueue.run((index) => this.send(index, 'saving', signal), signal)
      await this.removal.run(signal)
      if (signal.aborted) return this.fail({ step: 'saving', message: null })
      runInAction(() => {
        this.phase = 'done'
      })
    }).finally(this.options.onSaved)
  }

  /** Ignores the failure of a step that a newer step has replaced. */
  private async run(
    step: ImportFailure['step'],
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    this.control.abort()
    const control = new AbortController()
    this.control = control
    runInAction(() => {
      this.phase = step
      this.failure = null
      if (step !== 'saving') this.progress = 0
    })
    try {
      await work(control.signal)
    } catch (failure) {
      const isCurrent = this.control === control && (step === 'saving' || !control.signal.aborted)
      if (isCurrent) this.fail({ step: this.getFailedStep(step), message: toFailure(failure).text })
    }
  }

  private getFailedStep(step: ImportFailure['step']): ImportFailure['step'] {
    return this.phase === 'previewing' ? 'previewing' : step
  }

  /** A preview call can be aborted; a save can't, because its response would be lost. */
  private async send(index: number, round: ImportRound, signal: AbortSignal): Promise<void> {
    const { client, companyId, list } = this.options
    const records = await this.file.batch(index)
    const preview = round === 'preview'
    const call = { client, companyId, listId: list?.id, preview, ...(preview && { signal }) }
    const answer = await sendBatch(records, call)
    const batchCounts = toBatchCounts(answer)
    const totals = await this.file.answered(index, round, batchCounts)
    const people = (this.facts?.batches[index]?.people ?? 0) - batchCounts.refused.length
    const share = records.length / (this.facts?.totals.pending ?? 1)
    runInAction(() => {
      this.progress = Math.min(1, this.progress + share)
      if (preview) this.totals = totals
      else {
        this.savedTotals = totals
        this.savedPeopleCount += people
      }
    })
  }

  private advance(signal: AbortSignal, share: number): void {
    if (signal.aborted) return
    runInAction(() => {
      this.progress = share
    })
  }

  private refuse(refusal: Refusal): void {
    runInAction(() => {
      this.phase = 'refusedFile'
      this.refusal = refusal
    })
  }

  private fail(failure: ImportFailure): void {
    runInAction(() => {
      this.phase = 'failed'
      this.failure = failure
    })
  }
}
