import type { ApiError } from '@heed/contracts'
import type { Stop } from '../io/exit.ts'
import { explainError, isApiErrorOfKind, isTemporaryError } from '../io/network/explainError.ts'
import type { Caller } from './caller.ts'

const fatalErrorCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'])

type ErrorKind = ApiError['kind']

const isFatalError = (error: unknown, kinds: readonly ErrorKind[]): boolean =>
  isApiErrorOfKind(error, 'unauthorized', ...kinds) ||
  fatalErrorCodes.has((error as NodeJS.ErrnoException).code ?? '')

/** Number of consecutive failed calls that counts as an outage. */
const outageFailureCount = 3

export const isStoppedError = (error: unknown): boolean => error instanceof Error && error.name === 'Stopped'

export interface HaltControl {
  call: Caller
  fail(error: unknown): void
  readonly halt: Stop | undefined
}

export function createHaltControl(call: Caller, api: string, ...kinds: readonly ErrorKind[]): HaltControl {
  let halt: Stop | undefined
  let outages = 0
  function fail(error: unknown): void {
    if (isFatalError(error, kinds)) halt ??= explainError(error, api)
  }
  return {
    fail,
    get halt() {
      return halt
    },
    async call(run) {
      try {
        const value = await call(async (signal) => {
          if (halt) throw halt
          try {
            return await run(signal)
          } catch (error) {
            fail(error)
            throw error
          }
        })
        outages = 0
        return value
      } catch (error) {
        if (isTemporaryError(error) && ++outages >= outageFailureCount) halt ??= explainError(error, api)
        throw error
      }
    },
  }
}
