import type { ActionResult } from '@heed/contracts'

/** What a change of a campaign answers. What the business refuses is thrown by its reason, or by `otherwise` without one. */
export function accepted<Result extends ActionResult>(result: Result, otherwise: string): Result {
  if (!result.success) throw new Error(result.reason || otherwise)
  return result
}
