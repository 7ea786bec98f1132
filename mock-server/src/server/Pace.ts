const minute = 60_000
/** Machines that are counted at most; those whose minute is over are forgotten first. */
const mostCounted = 10_000

/** How often something was done within a minute. */
export class Pace {
  readonly #now: () => number
  readonly #counted = new Map<string, { count: number; until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#counted.size
  }

  /** Counts one more; the seconds to wait where that is too many, 0 where it is not. */
  wait(key: string, most: number): number {
    const now = this.#now()
    const known = this.#counted.get(key)
    if (!known || known.until <= now) {
      if (this.#counted.size >= mostCounted) this.#forget(now)
      this.#counted.set(key, { count: 1, until: now + minute })
      return 0
    }
    known.count += 1
    return known.count > most ? Math.ceil((known.until - now) / 1000) : 0
  }

  /** Whether one more would be too many; it counts nothing. */
  isOver(key: string, most: number): boolean {
    const known = this.#counted.get(key)
    return known !== undefined && known.until > this.#now() && known.count >= most
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#counted) if (until <= now) this.#counted.delete(key)
    const [oldest] = this.#counted.keys()
    if (this.#counted.size >= mostCounted && oldest !== undefined) this.#counted.delete(oldest)
  }
}
