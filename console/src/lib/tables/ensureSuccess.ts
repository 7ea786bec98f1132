import type { ActionResult } from '@heed/contracts'

/** Throws the server's reason if the action was refused, or `fallbackReason` if there is none. */
export function ensureSuccess<Result extends ActionResult>(result: Result, fallbackReason: string): Result {
  if (!result.success) throw new Error(result.reason || fallbackReason)
  return result
}
