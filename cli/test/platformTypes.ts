export interface Person {
  name: string
  lists: Set<string>
  tags: Set<string>
}

export interface SentRecord {
  email: string
  name?: string
  listName?: string
  metadata?: string[]
  lineNumber: number
}

export type Fault =
  | { status: number; headers?: Record<string, string>; message?: string }
  | 'cut before it is saved'
  | 'cut after it is saved'

export interface Platform {
  url: string
  /** All people as plain data, to compare worlds. */
  world(): Record<string, { name: string; lists: string[]; tags: string[] }>
  people: Map<string, Person>
  /** 'POST /companies/1/lists/createUsersBatch' etc., in order. */
  calls: string[]
  batches: number[][]
  /** Decides the result of each batch, by its number from 0. */
  fault: (batch: number) => Fault | undefined
  onCall: (call: string) => void
  /** No batch gets a response before this resolves. */
  hold: () => Promise<void>
  /** Addresses that the server refuses although the rules allow them. */
  refuses: Set<string>
  directories: Set<string>
  company: Record<string, unknown>
  reset(): void
  close(): Promise<void>
}
