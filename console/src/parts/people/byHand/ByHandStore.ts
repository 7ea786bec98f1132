import { type Client, type ImportRecord, keptAddress, keptName, type ListRef } from '@heed/contracts'
import { checkRow } from '@heed/contracts/rules/import/checks'
import { action, actionBound, computed, makeObservable, observableRef } from 'mobx'
import { Mutation } from '../../../lib/Mutation.ts'

/** `id` stays with the row while it is on the screen. */
export type TypedPerson = { id: number; email: string; name: string }

/** Why Done is refused (S2 section 5). */
export type DoneRefusal = 'nothing' | 'firstEmail' | 'errors'

type Options = {
  client: Client
  companyId: number
  list: ListRef
  onSaved: () => void
  /** Rows to go on with. */
  typed?: readonly TypedPerson[] | undefined
}

/** Rows offered at first (S2 section 2.3). */
const firstRows = 3
const blank = (id: number): TypedPerson => ({ id, email: '', name: '' })

/** Which of the rows that were sent a refused field belongs to: 1 of `records[1].email`. */
function rowOf(field: string): number | undefined {
  const [, index] = /^records\[(\d+)\]/.exec(field) ?? []
  return index === undefined ? undefined : Number(index)
}

/** Employees typed in row by row, each checked as it is typed by the rule of the import lines (S2 section 5). */
export class ByHandStore {
  rows: readonly TypedPerson[]
  /** What the platform says of a row, by its number. */
  private refused: ReadonlyMap<number, string> = new Map()
  private readonly change = new Mutation()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.rows = options.typed ?? Array.from({ length: firstRows }, (_, id) => blank(id))
    makeObservable<this, 'refused' | 'refuse'>(this, {
      rows: observableRef,
      saving: computed,
      error: computed,
      refused: observableRef,
      problems: computed,
      isBlank: computed,
      doneRefusal: computed,
      people: computed,
      setRow: actionBound,
      addRow: actionBound,
      refuse: action,
    })
  }

  get saving(): boolean {
    return this.change.pending
  }

  /** Why nothing was saved; what single rows are refused for stands at them. */
  get error(): string | null {
    const { failure, fields } = this.change
    return failure && Object.keys(fields).every((field) => rowOf(field) === undefined) ? failure.text : null
  }

  /** The sentence for each row, null where it is good or blank. */
  get problems(): readonly (string | null)[] {
    return this.rows.map((row, at) => checkRow(row) ?? this.refused.get(at) ?? null)
  }

  get isBlank(): boolean {
    return this.rows.every(({ email, name }) => !email.trim() && !name.trim())
  }

  /** Who is sent: rows without an address are dropped. */
  get people(): ImportRecord[] {
    return this.rows.flatMap(({ email, name }, at) => {
      const address = keptAddress(email)
      const full = keptName(name)
      return address ? [{ email: address, ...(full && { name: full }), lineNumber: at + 1 }] : []
    })
  }

  get doneRefusal(): DoneRefusal | null {
    if (this.isBlank) return 'nothing'
    const first = this.rows[0]
    if (!first?.email.trim() || checkRow(first)) return 'firstEmail'
    return this.problems.some((problem) => problem !== null) ? 'errors' : null
  }

  setRow(at: number, change: Partial<Omit<TypedPerson, 'id'>>): void {
    this.rows = this.rows.map((row, index) => (index === at ? { ...row, ...change } : row))
    this.refused = new Map([...this.refused].filter(([row]) => row !== at))
    this.change.reset()
  }

  addRow(): void {
    this.rows = [...this.rows, blank(this.rows.length)]
  }

  /** How many people are on the list now because of it; null when it was refused or failed. */
  async save(): Promise<number | null> {
    if (this.doneRefusal) return null
    const { client, companyId, list, onSaved } = this.options
    const records = this.people
    const at = (index: number) => (records[index]?.lineNumber ?? 0) - 1
    let saved: number | null = null
    await this.change.run(async () => {
      const { data } = await client.import.createUsersBatch({
        companyId,
        records,
        preview: false,
        removeObsolete: false,
        listId: list.id,
      })
      const refused = data.flatMap(({ lineNumber, error }): [number, string][] =>
        error && lineNumber ? [[lineNumber - 1, error]] : [],
      )
      this.refuse(refused)
      onSaved()
      saved = refused.length > 0 ? null : records.length
    })
    const fields = Object.entries(this.change.fields).flatMap(([field, message]): [number, string][] => {
      const index = rowOf(field)
      return index === undefined ? [] : [[at(index), message]]
    })
    if (fields.length > 0) this.refuse(fields)
    return saved
  }

  private refuse(rows: readonly [row: number, message: string][]): void {
    this.refused = new Map(rows)
  }
}
