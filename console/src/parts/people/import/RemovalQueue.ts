import { type Client, type ObsoletePerson, type ObsoleteSearch, removeObsolete } from '@heed/contracts'

const sideBySide = 4

/** People to take out of their lists, a call each; like the batches, it stops at a failure and can go on. */
export class RemovalQueue {
  private readonly search: ObsoleteSearch
  private readonly waiting: ObsoletePerson[]

  constructor(client: Client, companyId: number, people: readonly ObsoletePerson[]) {
    // A removal under way is let finish, so that it is known who is gone.
    this.search = { client, companyId, call: (make) => make(new AbortController().signal) }
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
          await removeObsolete(this.search, person)
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
}
