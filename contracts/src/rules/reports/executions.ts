import { executionStatus } from '../../entities/report.ts'

const { planned, running, succeeded, error } = executionStatus
export type ExecutionStatus = (typeof executionStatus)[keyof typeof executionStatus]

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
