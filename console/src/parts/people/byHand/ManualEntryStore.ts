import {
  type Client,
  type ImportRecord,
  type ListRef,
  normalizeAddress,
  normalizeName,
} from '@heed/contracts'
import { checkRow } from '@heed/contracts/rules/import/checks'
import { action, actionBound, computed, makeObservable, observableRef } from 'mobx'
import { Mutation } from '../../../lib/requests/Mutation.ts'

export type EnteredPerson = { id: number; email: string; name: string }

export type SaveRefusal = 'nothing' | 'firstEmail' | 'errors'

type Options = {
  client: Client
  companyId: number
  list: ListRef
  onSaved: () => void
  typed?: readonly EnteredPerson[] | undefined
}

const initialRowCount = 3
const createBlankRow = (id: number): EnteredPerson => ({ id, email: '', name: '' })

/** Row index of a rejected field: 1 for `records[1].email`. */
function parseRowIndex(field: string): number | undefined {
  const [, index] = /^records\[(\d+)\]/.exec(field) ?? []
  return index === undefined ? undefined : Number(index)
}

export class ManualEntryStore {
  rows: readonly EnteredPerson[]
  private refused: ReadonlyMap<number, string> = new Map()
  private readonly change = new Mutation()
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.rows = options.typed ?? Array.from({ length: initialRowCount }, (_, id) => createBlankRow(id))
    makeObservable<this, 'refused' | 'refuse'>(this, {
      rows: observableRef,
      saving: computed,
      error: computed,
      refused: observableRef,
      problems: computed,
      isBlank: computed,
      saveRefusal: computed,
      people: computed,
      setRow: actionBound,
      addRow: actionBound,
      refuse: action,
    })
  }

  get saving(): boolean {
    return this.change.pending
  }

  get error(): string | null {
    const { failure, fields } = this.change
    return failure && Object.keys(fields).every((field) => parseRowIndex(field) === undefined)
      ? failure.text
      : null
  }

  get problems(): readonly (string | null)[] {
    return this.rows.map((row, index) => checkRow(row) ?? this.refused.get(index) ?? null)
  }

  get isBlank(): boolean {
    return this.rows.every(({ email, name }) => !email.trim() && !name.trim())
  }

  get people(): ImportRecord[] {
    return this.rows.flatMap(({ email, name }, index) => {
      const address = normalizeAddress(email)
      const fullName = normalizeName(name)
      return address ? [{ email: address, ...(fullName && { name: fullName }), lineNumber: index + 1 }] : []
    })
  }

  get saveRefusal(): SaveRefusal | null {
    if (this.isBlank) return 'nothing'
    const first = this.rows[0]
    if (!first?.email.trim() || checkRow(first)) return 'firstEmail'
    return this.problems.some((problem) => problem !== null) ? 'errors' : null
  }

  setRow(rowIndex: number, change: Partial<Omit<EnteredPerson, 'id'>>): void {
    this.rows = this.rows.map((row, index) => (index === rowIndex ? { ...row, ...change } : row))
    this.refused = new Map([...this.refused].filter(([row]) => row !== rowIndex))
    this.change.reset()
  }

  addRow(): void {
    this.rows = [...this.rows, createBlankRow(this.rows.length)]
  }

  async save(): Promise<number | null> {
    if (this.saveRefusal) return null
    const { client, companyId, list, onSaved } = this.options
    const records = this.people
    const toRowIndex = (index: number) => (records[index]?.lineNumber ?? 0) - 1
    let savedCount: number | null = null
    await this.change.run(async () => {
      const { data } = await client.import.createUsersBatch({
        companyId,
        records,
        preview: false,
        removeObsolete: false,
        listId: list.id,
      })
      const refusedEntries = data.flatMap(({ lineNumber, error }): [number, string][] =>
        error && lineNumber ? [[lineNumber - 1, error]] : [],
      )
      this.refuse(refusedEntries)
      onSaved()
      savedCount = refusedEntries.length > 0 ? null : records.length
    })
    const fields = Object.entries(this.change.fields).flatMap(([field, message]): [number, string][] => {
      const index = parseRowIndex(field)
      return index === undefined ? [] : [[toRowIndex(index), message]]
    })
    if (fields.length > 0) this.refuse(fields)
    return savedCount
  }

  private refuse(rows: readonly [row: number, message: string][]): void {
    this.refused = new Map(rows)
  }
}
