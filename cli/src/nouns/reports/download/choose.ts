import { executionStatus, getFilesRefusal, type Report, type ReportExecution } from '@heed/contracts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { makeFileName } from '../names.ts'
import type { ExecutionChoice, FileFormat } from '../options.ts'
import { formatInstantMinute, getRunTime } from '../words.ts'
import type { WantedFile } from './job.ts'

const neverRanMessage = 'This report has not been executed nor scheduled'

const hasFiles = ({ status }: ReportExecution): boolean => getFilesRefusal(status) === null

function createNoFilesStop(execution: ReportExecution | undefined): Stop {
  if (execution === undefined) return new Stop(neverRanMessage, exitCodes.notReady)
  const { status } = execution
  if (status === executionStatus.planned) {
    return new Stop(
      `The report's first run will be at ${formatInstantMinute(getRunTime(execution))} UTC`,
      exitCodes.notReady,
    )
  }
  const code = status === executionStatus.error ? exitCodes.failed : exitCodes.notReady
  return new Stop(getFilesRefusal(status) ?? neverRanMessage, code)
}

export function chooseExecutions(
  executions: readonly ReportExecution[],
  executionId: ExecutionChoice,
  { since, until }: { since: string | undefined; until: string | undefined },
): ReportExecution[] | Stop {
  if (typeof executionId === 'number') {
    const execution = executions.find(({ id }) => id === executionId)
    if (!execution) return new Stop(`The report has no execution ${executionId}.`, exitCodes.failed)
    if (!hasFiles(execution)) return createNoFilesStop(execution)
    return [execution]
  }
  const done = executions.filter(hasFiles)
  if (done.length === 0) return createNoFilesStop(executions.at(-1))
  const matchingExecutions = done.filter((execution) => {
    const time = getRunTime(execution)
    return (since === undefined || time >= since) && (until === undefined || time <= until)
  })
  return executionId === 'latest' ? matchingExecutions.slice(0, 1) : matchingExecutions
}

export const selectFiles = (
  company: string,
  report: Report,
  executions: readonly ReportExecution[],
  formats: readonly FileFormat[],
  pattern: string,
): WantedFile[] =>
  executions.flatMap((execution) =>
    formats.map((format) => {
      const date = getRunTime(execution).slice(0, 10)
      const facts = { company, report: report.name, id: report.id, date, execution: execution.id }
      return { report, execution, format, file: makeFileName(pattern, facts, format) }
    }),
  )
