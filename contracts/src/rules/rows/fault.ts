export class RowsError extends Error {
  readonly next: readonly string[]

  constructor(message: string, ...next: string[]) {
    super(message)
    this.name = 'RowsError'
    this.next = next
  }
}

export class HeadingsError extends RowsError {}
