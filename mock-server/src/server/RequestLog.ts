import { keptAddress, type Operation } from '@heed/contracts'

export interface Refused {
  code: string
  description: string
}

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
  /** Address of the signed-in person; of a program 'API key' and the name of the key. */
  person: string | null
  /** Address of who acted as that person. */
  impersonator?: string
  /** Id of that key. */
  apiKey?: number
  /** Place of the fault that harmed the call. */
  fault?: number
  /** What a refusal says of itself. */
  refused?: Refused
  /** Where the refusal is explained. */
  why?: string
  /** What did not fit the contract, in the request or in the answer. */
  problems?: string[]
}

/** What of the log is wanted; what is not said does not matter. */
export interface Wanted {
  operation?: string | undefined
  /** Address, whatever its case. */
  person?: string | undefined
  /** Those that did not fit the contract, or the others. */
  problems?: boolean | undefined
  status?: number | undefined
  /** Only calls behind the one with this id. */
  after?: number | undefined
}

const isSame = (known: RequestEntry['person'], wanted: string): boolean =>
  typeof known === 'string' && keptAddress(known) === keptAddress(wanted)

function fits(entry: RequestEntry, { operation, person, problems, status, after = 0 }: Wanted): boolean {
  return (
    entry.id > after &&
    (operation === undefined || entry.operation === operation) &&
    (person === undefined || isSame(entry.person, person)) &&
    (problems === undefined || (entry.problems !== undefined) === problems) &&
    (status === undefined || entry.status === status)
  )
}

/** The last calls of one world, oldest first. */
export class RequestLog {
  readonly #size: number
  readonly #entries: RequestEntry[] = []
  #count = 0

  constructor(size = 1000) {
    this.#size = size
  }

  /** Id of the next entry. */
  get next(): number {
    return this.#count + 1
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.#entries[this.#count % this.#size] = { id: ++this.#count, ...entry }
  }

  /** Undefined for one that was never there, or that newer ones took the place of. */
  get(id: number): RequestEntry | undefined {
    return this.#entries.find((entry) => entry.id === id)
  }

  list(wanted: Wanted = {}): RequestEntry[] {
    const next = this.#count % this.#size
    const all = [...this.#entries.slice(next), ...this.#entries.slice(0, next)]
    return all.filter((entry) => fits(entry, wanted))
  }

  clear(): void {
    this.#entries.length = 0
    this.#count = 0
  }
}
