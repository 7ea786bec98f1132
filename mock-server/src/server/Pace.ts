const minute = 60_000
/** Machines and links that are counted at most: whoever was not seen for longest is forgotten first. */
const mostCounted = 50_000

interface Counted {
  count: number
  until: number
}

/** How often something was done within a minute. */
export class Pace {
  readonly #now: () => number
  /** Those that were seen lately, and those before them: all of these go at once, as looking for one takes longer. */
  #lately = new Map<string, Counted>()
  #before = new Map<string, Counted>()

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#lately.size + this.#before.size
  }

  /** Counts one more; the seconds to wait where that is too many, 0 where it is not. */
  wait(key: string, most: number): number {
    const now = this.#now()
    const known = this.#find(key) ?? { count: 0, until: now + minute }
    known.count += 1
    this.#keep(key, known)
    return known.count > most ? Math.ceil((known.until - now) / 1000) : 0
  }

  /** Whether one more would be too many; it counts nothing. */
  isOver(key: string, most: number): boolean {
    return (this.#find(key)?.count ?? 0) >= most
  }

  /** Undefined for who was never seen, and once the minute is over. */
  #find(key: string): Counted | undefined {
    const known = this.#lately.get(key) ?? this.#before.get(key)
    return known && known.until > this.#now() ? known : undefined
  }

  #keep(key: string, known: Counted): void {
    this.#before.delete(key)
    this.#lately.set(key, known)
    if (this.#lately.size < mostCounted / 2) return
    this.#before = this.#lately
    this.#lately = new Map()
  }
}
