import { executionStatus, type Report } from '../../entities/report.ts'

const { planned, running, succeeded, error } = executionStatus
export type ExecutionStatus = (typeof executionStatus)[keyof typeof executionStatus]

export const notGenerated = 'No Report was generated'

/** Why an execution has no files; null once it is done. */
export function filesRefusal(status: ExecutionStatus): string | null {
  if (status === succeeded) return null
  return status === running ? 'The report is being generated' : notGenerated
}

/** What happens to an execution: its time comes, it is done, or it fails (S2 section 4). */
export type ExecutionTrigger = 'due' | 'done' | 'failed'

const steps: Readonly<Record<ExecutionTrigger, { from: ExecutionStatus; to: ExecutionStatus }>> = {
  due: { from: planned, to: running },
  done: { from: running, to: succeeded },
  failed: { from: running, to: error },
}

/** The status that follows; the same where the trigger does not concern it. */
export const executionAfter = (status: ExecutionStatus, trigger: ExecutionTrigger): ExecutionStatus =>
  status === steps[trigger].from ? steps[trigger].to : status

/** How many of the runs that are listed lie behind: a recurring report always has one that is only planned. */
export const runsSoFar = (
  listed: number,
  { scheduleFrequency }: Pick<Report, 'scheduleFrequency'>,
): number => (scheduleFrequency === null ? listed : Math.max(0, listed - 1))
