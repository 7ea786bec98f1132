import type { ActionResult } from '@heed/contracts'

/** Throws the business reason, or `otherwise`. */
export function accepted<Result extends ActionResult>(result: Result, otherwise: string): Result {
  if (!result.success) throw new Error(result.reason || otherwise)
  return result
}
