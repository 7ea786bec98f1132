import type { Company } from '@heed/contracts'
import { getCompanyName } from '@heed/contracts'
import { type ExitCode, exitCodes, Stop } from '../../../io/exit.ts'
import { type Column, renderTable } from '../../../io/print/table.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatSize, formatThousands } from '../../../io/words.ts'
import { getReportName } from '../words.ts'
import type { DownloadFailure, DownloadResult, ExecutionWithoutFiles } from './run.ts'

const columns: readonly Column[] = [
  { key: 'report', title: 'report' },
  { key: 'execution', title: 'execution', align: 'right' },
  { key: 'file', title: 'file' },
  { key: 'reason', title: 'reason' },
]

const toRow = ({ report, wanted, reason }: DownloadFailure) => ({
  report: getReportName(report),
  execution: wanted?.execution.id ?? null,
  file: wanted?.format ?? null,
  reason,
})

const indent = 2

const renderFailures = (
  failures: readonly DownloadFailure[],
  { isTTY, columns: width, paint, write }: Sink,
): string[] => {
  const sink = { isTTY, columns: width - indent, paint, write }
  return renderTable(columns, failures.map(toRow), sink).trimEnd().split('\n')
}

const getExitCode = (failures: readonly DownloadFailure[]): ExitCode => {
  const [firstCode, ...otherCodes] = new Set(failures.map(({ code }) => code))
  return firstCode === undefined ? exitCodes.done : otherCodes.length === 0 ? firstCode : exitCodes.failed
}

export const toDownloadDocument = (
  company: Company,
  folder: string,
  { fetched, present, failures, left }: DownloadResult,
  executionsWithoutFiles: readonly ExecutionWithoutFiles[],
) => ({
  company: { id: company.company_id, name: getCompanyName(company) },
  folder,
  fetched,
  present,
  withoutFiles: executionsWithoutFiles.map(({ report, stop }) => ({
    report: report.id,
    name: report.name,
    reason: stop.message,
  })),
  failed: failures.map(({ report, wanted, reason }) => ({
    report: report.id,
    name: report.name,
    execution: wanted?.execution.id ?? null,
    format: wanted?.format ?? null,
    file: wanted?.file ?? null,
    reason,
  })),
  left,
})

export function formatDownload(
  folder: string,
  { fetched, present }: DownloadResult,
  executionsWithoutFiles: readonly ExecutionWithoutFiles[],
  { paint }: Sink,
): string[] {
  const bytes = fetched.reduce((sum, entry) => sum + entry.bytes, 0)
  const lines: string[] = []
  if (fetched.length > 0) {
    lines.push(
      `${paint.green('✓')} Downloaded ${formatCount(fetched.length, 'file')} (${formatSize(bytes)}) to ${paint.bold(folder)}`,
    )
  }
  if (present.length > 0) lines.push(`${formatCount(present.length, 'file')} already in ${folder}`)
  if (executionsWithoutFiles.length > 0) {
    lines.push(`${formatCount(executionsWithoutFiles.length, 'report')} without files:`)
    for (const { report, stop } of executionsWithoutFiles)
      lines.push(`  ${sanitizeText(getReportName(report))}: ${stop.message}`)
  }
  return lines
}

interface DownloadEnding {
  result: DownloadResult
  interrupted: boolean
  halt: Stop | undefined
  resumeLine: string
  error: Sink
}

export function createDownloadStop({
  result,
  interrupted,
  halt,
  resumeLine,
  error,
}: DownloadEnding): Stop | undefined {
  const { failures, left, fetched, present } = result
  const total = failures.length + left + fetched.length + present.length
  const table = failures.length > 0 ? renderFailures(failures, error) : []
  const resumeHint = ['Resume:', resumeLine]
  if (interrupted) {
    return new Stop(
      `Interrupted. Not downloaded: ${formatThousands(left)} of ${formatCount(total, 'file')}.`,
      exitCodes.interrupted,
      ...table,
      ...resumeHint,
    )
  }
  if (failures.length === 0) return undefined
  const missingCount = failures.length + left
  const code = halt?.code ?? getExitCode(failures)
  return new Stop(
    `Not downloaded: ${formatThousands(missingCount)} of ${formatCount(total, 'file')}.`,
    code,
    ...table,
    ...(halt?.next ?? []),
    ...(halt || code === exitCodes.temporary ? resumeHint : []),
  )
}
