import type { Operation } from '@heed/contracts'

export interface RequestEntry {
  id: number
  operation: Operation | null
  method: string
  path: string
  status: number
  /** World time of the call. */
  at: string
  /** Milliseconds until the answer was ready. */
  ms: number
  world: string
  requestId: string | null
  /** What did not fit the contract, in the request or in the answer. */
  problems?: string[]
}

/** The last calls of one world, oldest first. */
export class RequestLog {
  readonly #size: number
  readonly #entries: RequestEntry[] = []
  #count = 0

  constructor(size = 1000) {
    this.#size = size
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.#entries[this.#count % this.#size] = { id: ++this.#count, ...entry }
  }

  list(): RequestEntry[] {
    const next = this.#count % this.#size
    return [...this.#entries.slice(next), ...this.#entries.slice(0, next)]
  }

  clear(): void {
    this.#entries.length = 0
    this.#count = 0
  }
}
