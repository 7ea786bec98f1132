import { executionStatus } from '@heed/contracts'
import type { ExecutionRow } from '@heed/fixtures'

/** So long a report takes in world time, in milliseconds. */
const runTime = 30_000

/** When an execution goes on: it begins when it is planned for, and is done a little later. */
export function executionDue({ status, scheduledAt }: ExecutionRow): string | undefined {
  if (status === executionStatus.planned) return scheduledAt
  if (status === executionStatus.running) return new Date(Date.parse(scheduledAt) + runTime).toISOString()
  return undefined
}
