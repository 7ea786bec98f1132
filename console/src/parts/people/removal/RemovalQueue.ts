import { type Client, countLeavers, type Leaver, type Leavers, removeLeaver } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import * as z from 'zod/mini'
import { type Failure, toFailure } from '../../../lib/requests/failure.ts'

const lanes = 4
/** Employees marked as in flight per write; thousands of single writes would be too slow. */
const noted = 100
/** Consecutive server failures that count as an outage. */
const outage = 3

const Waiting = z.tuple([z.string(), z.array(z.number()), z.nullable(z.boolean())])
type Waiting = z.infer<typeof Waiting>

export type FailedRemoval = { email: string; name: string; reason: string }
const Failed = z.object({ one: Waiting, email: z.string(), name: z.string(), reason: z.string() })
type Failed = z.infer<typeof Failed>

/** Stored, to survive a reload. The outcome of the removals in `sent` is unknown. */
export const SavedRemoval = z.object({
  waiting: z.array(Waiting),
  sent: z.array(Waiting),
  removed: z.object({ deleted: z.number(), leaving: z.number(), unknown: z.number() }),
  failed: z.array(Failed),
})
export type SavedRemoval = z.infer<typeof SavedRemoval>
export const removalDraft = 'people/removal'

type Options = {
  client: Client
  companyId: number
  /** Receives the remaining employees before each send; undefined at the end. */
  keep?: ((left: SavedRemoval | undefined) => void) | undefined
}

const nobody = (): Leavers => countLeavers([])

/** Continues after single failures, but not offline. Resuming first checks removals without a response. */
export class RemovalQueue {
  removed: Leavers = nobody()
  failed: readonly Failed[] = []
  total = 0
  private readonly options: Options
  private waiting: Waiting[] = []
  /** Still waiting, but already marked as in flight. */
  private taken: Waiting[] = []
  private unsure: Waiting[] = []
  private names = new Map<string, string>()
  private outages = 0

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

  get left(): string[] {
    return [...this.unsure, ...this.taken, ...this.waiting].map(([email]) => email)
  }

  fill(people: readonly Leaver[]): void {
    const waiting = people.map(({ email, lists, isDeleted }): Waiting => {
      return [email, lists.map(({ id }) => id), isDeleted]
    })
    this.restore({ waiting, sent: [], removed: nobody(), failed: [] })
    this.names = new Map(people.map(({ email, name }) => [email, name]))
  }

  restore({ waiting, sent, removed, failed }: SavedRemoval): void {
    this.waiting = [...waiting]
    this.taken = []
    this.unsure = [...sent]
    this.removed = removed
    this.failed = failed
    this.total = this.left.length + this.removedPeople + failed.length
  }

  retry(): void {
    this.waiting.push(...this.failed.map(({ one }) => one))
    this.failed = []
  }

  async run(signal: AbortSignal): Promise<void> {
    this.outages = 0
    const ask = (one: Waiting) => this.ask(one)
    const remove = (one: Waiting) => this.remove(one)
    try {
      await sideBySide(this.unsure.splice(0), {
        signal,
        work: ask,
        back: (some) => this.unsure.push(...some),
      })
      while (!signal.aborted && this.waiting.length > 0) {
        this.taken = this.waiting.splice(0, noted)
        this.note()
        const back = (some: readonly Waiting[]) => this.waiting.unshift(...some)
        await sideBySide(this.taken, { signal, work: remove, back })
      }
    } finally {
      this.note()
    }
  }

  private note(): void {
    const { waiting, taken, unsure, removed, failed } = this
    const isLeft = waiting.length + taken.length + unsure.length > 0
    const left = { waiting: [...waiting], sent: [...unsure, ...taken], removed, failed: [...failed] }
    this.options.keep?.(isLeft ? left : undefined)
  }

  private async ask(one: Waiting): Promise<void> {
    const [email, ids] = one
    const { client, companyId } = this.options
    try {
      const { lists } = await client.employees.get({ companyId, email })
      // Anonymous tracking hides the lists; removing an employee from a list twice is harmless.
      const isOff = lists.length > 0 && !lists.some(({ id }) => ids.includes(id))
      if (isOff) this.settle(false)
      else this.waiting.unshift(one)
    } catch (thrown) {
      if (toFailure(thrown).kind === 'notFound') this.settle(true)
      else {
        this.unsure.push(one)
        throw thrown
      }
    }
  }

  private async remove(one: Waiting): Promise<void> {
    const [email, ids, isDeleted] = one
    const { client, companyId } = this.options
    // Can't be aborted, because a removal's outcome must be known.
    const call = <T>(make: (signal: AbortSignal) => Promise<T>) => make(new AbortController().signal)
    try {
      const lists = ids.map((id) => ({ id }))
      this.settle(await removeLeaver({ client, companyId, call }, { email, lists, isDeleted }))
      this.outages = 0
    } catch (thrown) {
      const failure = toFailure(thrown)
      this.fail(one, failure)
      if (isFatal(failure) || this.outages >= outage) throw thrown
    }
  }

  private fail(one: Waiting, failure: Failure): void {
    if (failure.kind === 'network') this.unsure.push(one)
    else if (isFatal(failure)) this.waiting.unshift(one)
    else {
      this.outages = failure.kind === 'server' ? this.outages + 1 : 0
      const [email] = one
      this.refuse({ one, email, name: this.names.get(email) ?? '', reason: failure.text })
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

  private refuse(failed: Failed): void {
    this.failed = [...this.failed, failed]
  }
}

/** A failure that affects all remaining employees, not just one. */
const isFatal = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'unauthorized' || kind === 'forbidden'

type Work = {
  signal: AbortSignal
  work: (one: Waiting) => Promise<void>
  back: (some: readonly Waiting[]) => void
}

async function sideBySide(people: Waiting[], { signal, work, back }: Work): Promise<void> {
  const failures: unknown[] = []
  const lane = async (): Promise<void> => {
    while (failures.length === 0 && !signal.aborted) {
      const one = people.shift()
      if (!one) return
      await work(one).catch((failure: unknown) => failures.push(failure))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  back(people.splice(0))
  if (failures.length > 0) throw failures[0]
}
