import { type ExitCode, exitCodes, Stop } from '../../io/exit.ts'

/** One thing that was looked at: how it is, and what to do where it is not well. */
export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'failed'
  text: string
  next?: string
  /** What the program ends with when this is the first that failed. */
  code?: ExitCode
}

export const fine = (check: string, text: string): Finding => ({ check, state: 'ok', text })

export const warning = (check: string, text: string, next: string): Finding => ({
  check,
  state: 'warning',
  text,
  next,
})

/** What stops a command stops nothing here: it is reported, and the rest is looked at. */
export const failed = (check: string, { message, code, next }: Stop): Finding => ({
  check,
  state: 'failed',
  text: message,
  next: next.join('\n'),
  code,
})

/** What can be said of it, or why nothing can. */
export async function looked(check: string, look: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Stop) return failed(check, error)
    return failed(check, new Stop(error instanceof Error ? error.message : String(error), exitCodes.failed))
  }
}
