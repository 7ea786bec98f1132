/** Why no row of a file can be read, and what to do about it. */
export class RowsFault extends Error {
  readonly next: readonly string[]

  constructor(message: string, ...next: string[]) {
    super(message)
    this.name = 'RowsFault'
    this.next = next
  }
}

/** The same where it is the line of headings that does not say what the columns are. */
export class HeadingsFault extends RowsFault {}
