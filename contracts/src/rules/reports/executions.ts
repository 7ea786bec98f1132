import { executionStatus, type Report } from '../../entities/campaigns/report.ts'

const { planned, running, succeeded, error } = executionStatus
export type ExecutionStatus = (typeof executionStatus)[keyof typeof executionStatus]

export const notGeneratedText = 'No Report was generated'

export function getFilesRefusal(status: ExecutionStatus): string | null {
  if (status === succeeded) return null
  return status === running ? 'The report is being generated' : notGeneratedText
}

export type ExecutionTrigger = 'due' | 'done' | 'failed'

const statusTransitions: Readonly<Record<ExecutionTrigger, { from: ExecutionStatus; to: ExecutionStatus }>> =
  {
    due: { from: planned, to: running },
    done: { from: running, to: succeeded },
    failed: { from: running, to: error },
  }

export const getNextExecutionStatus = (
  status: ExecutionStatus,
  trigger: ExecutionTrigger,
): ExecutionStatus => (status === statusTransitions[trigger].from ? statusTransitions[trigger].to : status)

export const countPastRuns = (
  listedCount: number,
  { scheduleFrequency }: Pick<Report, 'scheduleFrequency'>,
): number => (scheduleFrequency === null ? listedCount : Math.max(0, listedCount - 1))
