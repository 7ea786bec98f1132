import type { ApiError } from '@heed/contracts'
import type { Stop } from '../io/exit.ts'
import { explain, isKind, isTemporary } from '../io/explain.ts'
import type { Caller } from './caller.ts'

/** Where nothing else would fare better: nobody is signed in any more, the disk is full or may not be written to. */
const hopeless = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'])

type Kind = ApiError['kind']

const isHopeless = (error: unknown, kinds: readonly Kind[]): boolean =>
  isKind(error, 'unauthorized', ...kinds) || hopeless.has((error as NodeJS.ErrnoException).code ?? '')

/** So many calls in a row that all their tries did not help: the server is out, not one thing. */
const outage = 3

export const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'Stopped'

/** Calls of a job that fails thing by thing, until one failure shows that nothing more can succeed. */
export interface Halting {
  call: Caller
  /** Tells of a failure beside the calls, as of a full disk. */
  fail(error: unknown): void
  /** Why no more is tried; every call throws it from then on. */
  readonly halt: Stop | undefined
}

/** `kinds` are further failures after which nothing of this job can succeed. */
export function createHalting(call: Caller, api: string, ...kinds: readonly Kind[]): Halting {
  let halt: Stop | undefined
  let outages = 0
  function fail(error: unknown): void {
    if (isHopeless(error, kinds)) halt ??= explain(error, api)
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
        if (isTemporary(error) && ++outages >= outage) halt ??= explain(error, api)
        throw error
      }
    },
  }
}
