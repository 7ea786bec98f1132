import type { Command } from '../command/command.ts'
import type { Context } from '../command/context.ts'
import type { TableOutcome } from '../command/outcome.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { getFieldNames } from '../io/print/formats.ts'
import type { Column, Row } from '../io/print/table.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatCount, formatThousands } from '../io/words.ts'
import type { CompanyResult } from './companyResult.ts'
import { manyFields } from './fields.ts'
import type { BriefResults } from './recording/rowRecord.ts'

const maxShownFailures = 10

const columns: readonly Column[] = [
  { key: 'companyId', title: 'id', align: 'right', dataOnly: true },
  { key: 'company', title: 'company' },
]
const resultColumns: readonly Column[] = [
  ...columns,
  { key: 'code', title: 'code', align: 'right' },
  { key: 'error', title: 'error' },
]

function getReason({ stop, code, outcome }: CompanyResult, brief?: BriefResults): string {
  if (brief && outcome?.kind === 'facts') return brief.formatLine(outcome.document)
  if (stop) return stop.message.split('\n')[0] ?? ''
  return code === exitCodes.refusedLines ? 'Some lines were rejected.' : ''
}

export const formatCompanyLine = (endedRun: CompanyResult, brief?: BriefResults): string =>
  `${sanitizeText(endedRun.company.name)} (${endedRun.company.id}): ${getReason(endedRun, brief)}`

export function mergeTables(
  endedRuns: readonly CompanyResult[],
  command: Command,
): Pick<TableOutcome, 'columns' | 'rows'> {
  const tables = endedRuns.flatMap(({ company, outcome }) =>
    outcome?.kind === 'table' ? [{ company, outcome }] : [],
  )
  const [firstTable] = tables
  if (firstTable) {
    return {
      columns: [...columns, ...firstTable.outcome.columns],
      rows: tables.flatMap(({ company, outcome }) =>
        outcome.rows.map((row) => ({ companyId: company.id, company: company.name, ...row })),
      ),
    }
  }
  const commonFields = new Set<string>(manyFields)
  const keys = (getFieldNames(command.fields) ?? []).filter((key) => !commonFields.has(key))
  return {
    columns: [...resultColumns, ...keys.map((key): Column => ({ key, title: key, dataOnly: true }))],
    rows: endedRuns.map((endedRun) => ({
      ...(endedRun.outcome?.kind === 'facts' ? endedRun.outcome.document : {}),
      companyId: endedRun.company.id,
      company: endedRun.company.name,
      code: endedRun.code,
      error: endedRun.stop ? getReason(endedRun) : null,
    })) as readonly Row[],
  }
}

interface UnfinishedCompanies {
  endedRuns: readonly CompanyResult[]
  remainingCount: number
  words: readonly [singular: string, plural: string]
  interrupted?: boolean | undefined
  brief?: BriefResults | undefined
  resume: readonly string[]
  retry?: readonly string[]
}

export function createFailedCompaniesStop({
  endedRuns,
  remainingCount,
  words,
  interrupted = false,
  brief,
  resume,
  retry = [],
}: UnfinishedCompanies): Stop | undefined {
  const failedRuns = endedRuns.filter(({ code }) => code !== exitCodes.done)
  const isInterrupted = interrupted && remainingCount > 0
  if (failedRuns.length === 0 && !isInterrupted) return undefined
  const lastCode = endedRuns.at(-1)?.code
  const failureCodes = new Set(failedRuns.map(({ code }) => code))
  const code = isInterrupted
    ? exitCodes.interrupted
    : remainingCount > 0 && lastCode
      ? lastCode
      : failureCodes.size === 1
        ? (failedRuns[0]?.code ?? 1)
        : exitCodes.failed
  const done = endedRuns.length - failedRuns.length
  const total = formatCount(endedRuns.length + remainingCount, ...words)
  return new Stop(
    `${isInterrupted ? 'Interrupted. ' : ''}${formatThousands(done)} of ${total} succeeded.`,
    code,
    ...failedRuns.slice(0, maxShownFailures).map((endedRun) => formatCompanyLine(endedRun, brief)),
    ...(failedRuns.length > maxShownFailures
      ? [`and ${formatThousands(failedRuns.length - maxShownFailures)} more`]
      : []),
    ...(remainingCount > 0
      ? [`${formatCount(remainingCount, `${words[0]} was`, `${words[1]} were`)} not started.`, ...resume]
      : retry),
  )
}

interface DoneLines {
  endedRuns: readonly CompanyResult[]
  words: readonly [singular: string, plural: string]
  stop: Stop | undefined
  brief: BriefResults | undefined
}

/** A failed run ends with its error instead, but brief results always have a total. */
export function formatDoneLines(
  { quiet, streams }: Pick<Context, 'quiet' | 'streams'>,
  { endedRuns, words, stop, brief }: DoneLines,
): string[] {
  const { paint } = streams.output
  const companies = formatCount(endedRuns.length, ...words)
  if (brief) {
    const documents = endedRuns.flatMap(({ outcome }) =>
      outcome?.kind === 'facts' ? [outcome.document] : [],
    )
    return [`${stop ? paint.yellow('!') : paint.green('✓')} ${brief.formatTotal(documents, companies)}`]
  }
  return stop || quiet ? [] : ['', `${paint.green('✓')} Done for ${companies}`]
}
