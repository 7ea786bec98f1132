import { executionStatus } from '@heed/contracts'
import type { ExecutionRow } from '@heed/fixtures'

/** Duration of a report run in world time, ms. */
const runTimeMs = 30_000

export function getExecutionDueTime({ status, scheduledAt }: ExecutionRow): string | undefined {
  if (status === executionStatus.planned) return scheduledAt
  if (status === executionStatus.running) return new Date(Date.parse(scheduledAt) + runTimeMs).toISOString()
  return undefined
}
