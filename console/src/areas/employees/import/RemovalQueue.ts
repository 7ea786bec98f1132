import { ApiError, type Client } from '@heed/contracts'
import type { ObsoletePerson } from './obsolete.ts'

const sideBySide = 4

/** People to take out of their lists, a call each; like the batches, it stops at a failure and can go on. */
export class RemovalQueue {
  private readonly client: Client
  private readonly companyId: number
  private readonly waiting: ObsoletePerson[]

  constructor(client: Client, companyId: number, people: readonly ObsoletePerson[]) {
    this.client = client
    this.companyId = companyId
    this.waiting = [...people]
  }

  /** Removes who is left, and tells of each; resolves early when the signal aborts. */
  async run(onRemoved: () => void, signal: AbortSignal): Promise<void> {
    const failures: unknown[] = []
    const next = async (): Promise<void> => {
      while (failures.length === 0 && !signal.aborted) {
        const person = this.waiting.shift()
        if (!person) return
        try {
          await this.remove(person)
          onRemoved()
        } catch (failure) {
          this.waiting.unshift(person)
          failures.push(failure)
        }
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, next))
    if (failures.length > 0) throw failures[0]
  }

  private async remove({ email, lists }: ObsoletePerson): Promise<void> {
    try {
      await this.client.employees.delete({
        companyId: this.companyId,
        email,
        lists: lists.map(({ id }) => id),
      })
    } catch (failure) {
      // Who is gone already, by somebody else or by the call whose answer was lost, need not be removed again.
      if (!(failure instanceof ApiError && failure.kind === 'notFound')) throw failure
    }
  }
}
