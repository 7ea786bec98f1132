export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refusedLines: 3,
  notAllowed: 4,
  temporary: 5,
  notReady: 8,
  safetyLimit: 10,
  interrupted: 130,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export const exitCodeTexts: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: 'Done.',
  failed: 'Failed. The error message says why.',
  usage: 'Incorrect usage, or cancelled.',
  refusedLines: 'Finished, but some lines of the file were rejected.',
  notAllowed: 'Not signed in, or not allowed.',
  temporary: 'Temporary failure. Run the same command again.',
  notReady: 'Not ready yet. Try again later.',
  safetyLimit:
    'Stopped because a safety limit (--max-errors, --max-new, --max-cost or --max-delete) was exceeded, lines were rejected, or a prepared run was out of date.',
  interrupted: 'Interrupted.',
}

export class Stop extends Error {
  override readonly name = 'Stop'
  readonly code: ExitCode
  readonly next: readonly string[]

  constructor(message: string, code: ExitCode, ...hints: string[]) {
    super(message)
    this.code = code
    this.next = hints
  }
}
