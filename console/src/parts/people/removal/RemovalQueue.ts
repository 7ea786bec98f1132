import { type Client, countLeavers, type Leaver, type LeaverCounts, removeLeaver } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import * as z from 'zod/mini'
import { type Failure, toFailure } from '../../../lib/requests/failure.ts'

const laneCount = 4
/** Number of employees marked as in flight per write; thousands of individual writes would be too slow. */
const batchSize = 100
/** Consecutive server failures that count as an outage. */
const maxOutages = 3

const QueuedPerson = z.tuple([z.string(), z.array(z.number()), z.nullable(z.boolean())])
type QueuedPerson = z.infer<typeof QueuedPerson>

export type FailedRemoval = { email: string; name: string; reason: string }
const FailedPerson = z.object({ one: QueuedPerson, email: z.string(), name: z.string(), reason: z.string() })
type FailedPerson = z.infer<typeof FailedPerson>

/** Stored so that it survives a reload. The outcome of the removals in `sent` is unknown. */
export const SavedRemoval = z.object({
  waiting: z.array(QueuedPerson),
  sent: z.array(QueuedPerson),
  removed: z.object({ deleted: z.number(), leaving: z.number(), unknown: z.number() }),
  failed: z.array(FailedPerson),
})
export type SavedRemoval = z.infer<typeof SavedRemoval>
export const removalDraftKey = 'people/removal'

type Options = {
  client: Client
  companyId: number
  /** Receives the remaining employees before each send; undefined at the end. */
  keep?: ((removal: SavedRemoval | undefined) => void) | undefined
}

const createEmptyLeavers = (): LeaverCounts => countLeavers([])

/** Stops only when offline. Resuming first checks removals that got no response. */
export class RemovalQueue {
  removed: LeaverCounts = createEmptyLeavers()
  failed: readonly FailedPerson[] = []
  total = 0
  private readonly options: Options
  private waiting: QueuedPerson[] = []
  /** The current batch: shown as in flight even before its request is sent. */
  private taken: QueuedPerson[] = []
  private unconfirmed: QueuedPerson[] = []
  private names = new Map<string, string>()
  private outageCount = 0

  constructor(options: Options) {
    this.options = options
    makeObservable<this, 'settle' | 'refuse'>(this, {
      removed: observableRef,
      failed: observableRef,
      total: observable,
      removedPeople: computed,
      fill: action,
      restore: action,
      retry: action,
      settle: action,
      refuse: action,
    })
  }

  get removedPeople(): number {
    const { deleted, leaving, unknown } = this.removed
    return deleted + leaving + unknown
  }

  get remainingEmails(): string[] {
    return [...this.unconfirmed, ...this.taken, ...this.waiting].map(([email]) => email)
  }

  fill(people: readonly Leaver[]): void {
    const queuedPeople = people.map(({ email, lists, isDeleted }): QueuedPerson => {
      return [email, lists.map(({ id }) => id), isDeleted]
    })
    this.restore({ waiting: queuedPeople, sent: [], removed: createEmptyLeavers(), failed: [] })
    this.names = new Map(people.map(({ email, name }) => [email, name]))
  }

  restore({ waiting, sent, removed, failed }: SavedRemoval): void {
    this.waiting = [...waiting]
    this.taken = []
    this.unconfirmed = [...sent]
    this.removed = removed
    this.failed = failed
    this.total = this.remainingEmails.length + this.removedPeople + failed.length
  }

  retry(): void {
    this.waiting.push(...this.failed.map(({ one }) => one))
    this.failed = []
  }

  async run(signal: AbortSignal): Promise<void> {
    this.outageCount = 0
    const ask = (person: QueuedPerson) => this.ask(person)
    const remove = (person: QueuedPerson) => this.remove(person)
    try {
      await runConcurrently(this.unconfirmed.splice(0), {
        signal,
        work: ask,
        back: (people) => this.unconfirmed.push(...people),
      })
      while (!signal.aborted && this.waiting.length > 0) {
        this.taken = this.waiting.splice(0, batchSize)
        this.note()
        const returnToQueue = (people: readonly QueuedPerson[]) => this.waiting.unshift(...people)
        await runConcurrently(this.taken, { signal, work: remove, back: returnToQueue })
      }
    } finally {
      this.note()
    }
  }

  private note(): void {
    const { waiting, taken: inFlightPeople, unconfirmed: unconfirmedPeople, removed, failed } = this
    const hasRemaining = waiting.length + inFlightPeople.length + unconfirmedPeople.length > 0
    const snapshot = {
      waiting: [...waiting],
      sent: [...unconfirmedPeople, ...inFlightPeople],
      removed,
      failed: [...failed],
    }
    this.options.keep?.(hasRemaining ? snapshot : undefined)
  }

  private async ask(person: QueuedPerson): Promise<void> {
    const [email, ids] = person
    const { client, companyId } = this.options
    try {
      const { lists } = await client.employees.get({ companyId, email })
      // Anonymous tracking hides the lists; removing an employee from a list twice is harmless.
      const isOnNoList = lists.length > 0 && !lists.some(({ id }) => ids.includes(id))
      if (isOnNoList) this.settle(false)
      else this.waiting.unshift(person)
    } catch (thrown) {
      if (toFailure(thrown).kind === 'notFound') this.settle(true)
      else {
        this.unconfirmed.push(person)
        throw thrown
      }
    }
  }

  private async remove(person: QueuedPerson): Promise<void> {
    const [email, ids, isDeleted] = person
    const { client, companyId } = this.options
    // Can't be aborted, because a removal's outcome must be known.
    const call = <T>(createCall: (signal: AbortSignal) => Promise<T>) =>
      createCall(new AbortController().signal)
    try {
      const lists = ids.map((id) => ({ id }))
      this.settle(await removeLeaver({ client, companyId, call }, { email, lists, isDeleted }))
      this.outageCount = 0
    } catch (thrown) {
      const failure = toFailure(thrown)
      this.fail(person, failure)
      if (isFatal(failure) || this.outageCount >= maxOutages) throw thrown
    }
  }

  private fail(person: QueuedPerson, failure: Failure): void {
    if (failure.kind === 'network') this.unconfirmed.push(person)
    else if (isFatal(failure)) this.waiting.unshift(person)
    else {
      this.outageCount = failure.kind === 'server' ? this.outageCount + 1 : 0
      const [email] = person
      this.refuse({ one: person, email, name: this.names.get(email) ?? '', reason: failure.text })
    }
  }

  private settle(isDeleted: boolean | null): void {
    const { deleted, leaving, unknown } = countLeavers([{ isDeleted }])
    this.removed = {
      deleted: this.removed.deleted + deleted,
      leaving: this.removed.leaving + leaving,
      unknown: this.removed.unknown + unknown,
    }
  }

  private refuse(failedPerson: FailedPerson): void {
    this.failed = [...this.failed, failedPerson]
  }
}

/** A failure that affects all remaining employees, not just one. */
const isFatal = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'unauthorized' || kind === 'forbidden'

type ConcurrentWork = {
  signal: AbortSignal
  work: (person: QueuedPerson) => Promise<void>
  back: (people: readonly QueuedPerson[]) => void
}

async function runConcurrently(
  people: QueuedPerson[],
  { signal, work, back: onUnfinished }: ConcurrentWork,
): Promise<void> {
  const failures: unknown[] = []
  const runLane = async (): Promise<void> => {
    while (failures.length === 0 && !signal.aborted) {
      const person = people.shift()
      if (!person) return
      await work(person).catch((failure: unknown) => failures.push(failure))
    }
  }
  await Promise.all(Array.from({ length: laneCount }, runLane))
  onUnfinished(people.splice(0))
  if (failures.length > 0) throw failures[0]
}
