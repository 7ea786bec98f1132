import { type ExitCode, exitCodes, Stop } from '../../io/exit.ts'

export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'failed'
  text: string
  next?: string
  code?: ExitCode
}

export const makeOkFinding = (check: string, text: string): Finding => ({ check, state: 'ok', text })

export const makeWarning = (check: string, text: string, hint: string): Finding => ({
  check,
  state: 'warning',
  text,
  next: hint,
})

export const makeFailure = (check: string, { message, code, next }: Stop): Finding => ({
  check,
  state: 'failed',
  text: message,
  next: next.join('\n'),
  code,
})

export async function runCheck(check: string, runLook: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await runLook()
  } catch (error) {
    if (error instanceof Stop) return makeFailure(check, error)
    return makeFailure(
      check,
      new Stop(error instanceof Error ? error.message : String(error), exitCodes.failed),
    )
  }
}
