import {
  type Client,
  type Leavers,
  leaversOf,
  type ObsoletePerson,
  type ObsoleteSearch,
  removeObsolete,
} from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'

const sideBySide = 4

/**
 * Who is not in the file, and taking them out of their lists, a call each; like the batches, it stops at a failure and
 * can go on. After a reload the same file finds who is left.
 */
export class Removal {
  people: readonly ObsoletePerson[] = []
  isTicked: boolean = false
  removedPeople = 0
  private readonly search: ObsoleteSearch
  private waiting: ObsoletePerson[] = []
  private gone: ObsoletePerson[] = []

  constructor(client: Client, companyId: number) {
    // A removal under way is let finish, so that it is known who is gone.
    this.search = { client, companyId, call: (make) => make(new AbortController().signal) }
    makeObservable<this, 'found' | 'countRemoved'>(this, {
      people: observableRef,
      isTicked: observable,
      removedPeople: observable,
      expected: computed,
      removed: computed,
      reset: action,
      found: action,
      tick: action,
      countRemoved: action,
    })
  }

  /** How many would be deleted, and how many only leave lists. */
  get expected(): Leavers {
    return leaversOf(this.people)
  }

  /** The same of those who are removed. */
  get removed(): Leavers {
    return leaversOf(this.gone.slice(0, this.removedPeople))
  }

  reset(): void {
    this.found([])
  }

  found(people: readonly ObsoletePerson[]): void {
    this.people = people
    this.isTicked = false
    this.waiting = [...people]
    this.gone = []
    this.removedPeople = 0
  }

  tick(isTicked: boolean): void {
    this.isTicked = isTicked
  }

  /** Removes who is left, where that is ticked; resolves early when the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    if (!this.isTicked) return
    const failures: unknown[] = []
    const next = async (): Promise<void> => {
      while (failures.length === 0 && !signal.aborted) {
        const person = this.waiting.shift()
        if (!person) return
        try {
          await removeObsolete(this.search, person)
          this.countRemoved(person)
        } catch (failure) {
          this.waiting.unshift(person)
          failures.push(failure)
        }
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, next))
    if (failures.length > 0) throw failures[0]
  }

  private countRemoved(person: ObsoletePerson): void {
    this.gone.push(person)
    this.removedPeople = this.gone.length
  }
}
