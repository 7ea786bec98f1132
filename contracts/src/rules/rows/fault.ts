export class RowsError extends Error {
  readonly next: readonly string[]

  constructor(message: string, ...hints: string[]) {
    super(message)
    this.name = 'RowsError'
    this.next = hints
  }
}

export class HeadingsError extends RowsError {}
