const minute = 60_000
const mostCounted = 50_000

interface Counted {
  count: number
  until: number
}

export class Pace {
  readonly #now: () => number
  /** Keeps two generations of entries: dropping a generation is faster than finding the oldest entry. */
  #lately = new Map<string, Counted>()
  #before = new Map<string, Counted>()

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#lately.size + this.#before.size
  }

  /** Seconds to wait; 0 if allowed. */
  wait(key: string, most: number): number {
    const now = this.#now()
    const known = this.#find(key) ?? { count: 0, until: now + minute }
    known.count += 1
    this.#keep(key, known)
    return known.count > most ? Math.ceil((known.until - now) / 1000) : 0
  }

  isOver(key: string, most: number): boolean {
    return (this.#find(key)?.count ?? 0) >= most
  }

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
