import { type Client, type ImportRecord, keptAddress, keptName, type ListRef } from '@heed/contracts'
import { checkRow } from '@heed/contracts/rules/import/checks'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'

/** `id` stays with the row while it is on the screen. */
export type TypedPerson = { id: number; email: string; name: string }

/** Why Done is refused (S2 section 5). */
export type DoneRefusal = 'nothing' | 'firstEmail' | 'errors'

type Options = { client: Client; companyId: number; list: ListRef; onSaved: () => void }

/** Rows offered at first (S2 section 2.3). */
const firstRows = 3
const blank = (id: number): TypedPerson => ({ id, email: '', name: '' })

/** Employees typed in row by row, each checked as it is typed by the rule of the import lines (S2 section 5). */
export class ByHandStore {
  rows: readonly TypedPerson[] = Array.from({ length: firstRows }, (_, id) => blank(id))
  saving: boolean = false
  error: string | null = null
  /** What the platform says of a row, by its number. */
  private refused: ReadonlyMap<number, string> = new Map()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable<this, 'refused'>(this, {
      rows: observableRef,
      saving: observable,
      error: observable,
      refused: observableRef,
      problems: computed,
      isBlank: computed,
      doneRefusal: computed,
      people: computed,
      setRow: actionBound,
      addRow: actionBound,
    })
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
    this.error = null
  }

  addRow(): void {
    this.rows = [...this.rows, blank(this.rows.length)]
  }

  /** How many people are on the list now because of it; null when it was refused or failed. */
  async save(): Promise<number | null> {
    if (this.doneRefusal || this.saving) return null
    const { client, companyId, list, onSaved } = this.options
    const records = this.people
    runInAction(() => {
      this.saving = true
      this.error = null
    })
    try {
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
      runInAction(() => {
        this.refused = new Map(refused)
      })
      onSaved()
      return refused.length > 0 ? null : records.length
    } catch (failure) {
      runInAction(() => {
        this.error = failure instanceof Error ? failure.message : String(failure)
      })
      return null
    } finally {
      runInAction(() => {
        this.saving = false
      })
    }
  }
}
