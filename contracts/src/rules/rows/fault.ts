export class RowsFault extends Error {
  readonly next: readonly string[]

  constructor(message: string, ...next: string[]) {
    super(message)
    this.name = 'RowsFault'
    this.next = next
  }
}

export class HeadingsFault extends RowsFault {}
