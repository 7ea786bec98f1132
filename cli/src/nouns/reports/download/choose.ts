import { executionStatus, filesRefusal, type Report, type ReportExecution } from '@heed/contracts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { makeFileName } from '../names.ts'
import type { FileFormat, WantedExecution } from '../options.ts'
import { getRunTime, minute } from '../words.ts'
import type { WantedFile } from './job.ts'

const neverRan = 'This report has not been executed nor scheduled'

const isDone = ({ status }: ReportExecution): boolean => filesRefusal(status) === null

function withoutFiles(execution: ReportExecution | undefined): Stop {
  if (execution === undefined) return new Stop(neverRan, exitCodes.notReady)
  const { status } = execution
  if (status === executionStatus.planned) {
    return new Stop(`Its first run is at ${minute(getRunTime(execution))} UTC`, exitCodes.notReady)
  }
  const code = status === executionStatus.error ? exitCodes.failed : exitCodes.notReady
  return new Stop(filesRefusal(status) ?? neverRan, code)
}

export function chooseExecutions(
  executions: readonly ReportExecution[],
  wanted: WantedExecution,
  since: string | undefined,
): ReportExecution[] | Stop {
  if (typeof wanted === 'number') {
    const found = executions.find(({ id }) => id === wanted)
    if (!found) return new Stop(`The report has no execution ${wanted}.`, exitCodes.failed)
    if (!isDone(found)) return withoutFiles(found)
    return [found]
  }
  const done = executions.filter(isDone)
  if (done.length === 0) return withoutFiles(executions.at(-1))
  const fresh = done.filter((execution) => since === undefined || getRunTime(execution) >= since)
  return wanted === 'latest' ? fresh.slice(0, 1) : fresh
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
