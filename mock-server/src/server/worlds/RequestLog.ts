import { normalizeAddress, type Operation } from '@heed/contracts'

export interface LoggedRefusal {
  code: string
  description: string
}

export interface RequestEntry {
  id: number
  operation: Operation | null
  method: string
  path: string
  status: number
  /** World time. */
  at: string
  ms: number
  world: string
  requestId: string | null
  person: string | null
  impersonator?: string
  apiKey?: number
  fault?: number
  refused?: LoggedRefusal
  why?: string
  problems?: string[]
}

export interface RequestFilter {
  operation?: string | undefined
  person?: string | undefined
  problems?: boolean | undefined
  status?: number | undefined
  after?: number | undefined
}

const isSamePerson = (loggedPerson: RequestEntry['person'], filterText: string): boolean =>
  typeof loggedPerson === 'string' && normalizeAddress(loggedPerson) === normalizeAddress(filterText)

function matchesFilter(
  entry: RequestEntry,
  { operation, person, problems, status, after = 0 }: RequestFilter,
): boolean {
  return (
    entry.id > after &&
    (operation === undefined || entry.operation === operation) &&
    (person === undefined || isSamePerson(entry.person, person)) &&
    (problems === undefined || (entry.problems !== undefined) === problems) &&
    (status === undefined || entry.status === status)
  )
}

export class RequestLog {
  readonly #size: number
  readonly #entries: RequestEntry[] = []
  #count = 0

  constructor(size = 1000) {
    this.#size = size
  }

  get next(): number {
    return this.#count + 1
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.#entries[this.#count % this.#size] = { id: ++this.#count, ...entry }
  }

  get(id: number): RequestEntry | undefined {
    return this.#entries.find((entry) => entry.id === id)
  }

  list(filter: RequestFilter = {}): RequestEntry[] {
    const nextIndex = this.#count % this.#size
    const orderedEntries = [...this.#entries.slice(nextIndex), ...this.#entries.slice(0, nextIndex)]
    return orderedEntries.filter((entry) => matchesFilter(entry, filter))
  }

  clear(): void {
    this.#entries.length = 0
    this.#count = 0
  }
}
