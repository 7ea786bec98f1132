const minuteMs = 60_000
const maxEntries = 50_000

interface RateEntry {
  count: number
  resetTime: number
}

export class RateLimiter {
  readonly #now: () => number
  /** Keeps two generations of entries: dropping a generation is faster than finding the oldest entry. */
  #lately = new Map<string, RateEntry>()
  #before = new Map<string, RateEntry>()

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#lately.size + this.#before.size
  }

  /** Returns the seconds to wait, or 0 if the call is allowed. */
  recordCall(key: string, limit: number): number {
    const now = this.#now()
    const entry = this.#find(key) ?? { count: 0, resetTime: now + minuteMs }
    entry.count += 1
    this.#keep(key, entry)
    return entry.count > limit ? Math.ceil((entry.resetTime - now) / 1000) : 0
  }

  isLimited(key: string, limit: number): boolean {
    return (this.#find(key)?.count ?? 0) >= limit
  }

  #find(key: string): RateEntry | undefined {
    const entry = this.#lately.get(key) ?? this.#before.get(key)
    return entry && entry.resetTime > this.#now() ? entry : undefined
  }

  #keep(key: string, entry: RateEntry): void {
    this.#before.delete(key)
    this.#lately.set(key, entry)
    if (this.#lately.size < maxEntries / 2) return
    this.#before = this.#lately
    this.#lately = new Map()
  }
}
