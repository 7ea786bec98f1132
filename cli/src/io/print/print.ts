import type { DataOutcome, FactsOutcome, Outcome, TableOutcome } from '../../command/outcome.ts'
import { type ExitCode, exitCodes, type Stop } from '../exit.ts'
import type { Streams } from '../terminal/streams.ts'
import { measureWidth, padEnd, sanitizeJson, sanitizeText } from '../terminal/width.ts'
import { removeDoubleFullStops } from '../words.ts'
import { renderCsv, renderTsv } from './csv.ts'
import { type Fields, type Format, getFieldNames, selectFields } from './formats.ts'
import type { Query } from './query.ts'
import { type Cell, type Column, formatCell, isCounts, listCounts, renderTable } from './table.ts'

export interface OutputOptions {
  format: Format
  fields: Fields
  chosen?: readonly string[] | undefined
  query?: Query | undefined
  place?: FailureContext | undefined
}

type Document = Readonly<Record<string, unknown>>

const getKeys = (outcome: DataOutcome): readonly string[] =>
  outcome.kind === 'table' ? outcome.columns.map(({ key }) => key) : Object.keys(outcome.document)

function listPrintedKeys(outcome: DataOutcome, { fields, chosen }: OutputOptions): readonly string[] {
  const allFields = getFieldNames(fields)
  if (allFields) return chosen ?? allFields
  const keys = getKeys(outcome)
  return chosen ? selectFields(chosen, keys) : keys
}

const pick = (document: Document, keys: readonly string[]): Document =>
  Array.isArray(document) ? document : Object.fromEntries(keys.map((key) => [key, document[key] ?? null]))

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  return isPlainList ? value.map(String) : JSON.stringify(value)
}

const getDocuments = (outcome: DataOutcome): readonly Document[] =>
  outcome.kind === 'table' ? outcome.rows : [outcome.document]

/** A partial result includes its failure, unless certain fields were chosen. */
function addFailure(
  document: Document,
  { stop }: FactsOutcome,
  { place, chosen, query }: OutputOptions,
): Document {
  return stop && place && !chosen && !query ? { ...document, error: toFailure(stop, place) } : document
}

function formatData(outcome: DataOutcome, shape: OutputOptions): string {
  const { format, query } = shape
  const keys = listPrintedKeys(outcome, shape)
  const rows = getDocuments(outcome).map((document) => pick(document, keys))
  if (format === 'csv' || format === 'tsv') {
    const isTable = outcome.kind === 'table'
    const cells = rows.map((row) =>
      keys.map((key) => {
        const value = row[key]
        return isTable && isCounts(value) ? listCounts(value) : toCell(value)
      }),
    )
    return (format === 'csv' ? renderCsv : renderTsv)(keys, cells)
  }
  const fullData = outcome.kind === 'table' ? rows : addFailure(rows[0] ?? {}, outcome, shape)
  const data = query ? query(fullData) : fullData
  if (format === 'json') return sanitizeJson(`${JSON.stringify(data, null, 2)}\n`)
  const lines: readonly unknown[] = Array.isArray(data) ? data : [data]
  return sanitizeJson(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const selectColumns = (columns: readonly Column[], keys: readonly string[]): readonly Column[] =>
  keys.map((key) => {
    const { dataOnly: _, ...column } = columns.find((candidate) => candidate.key === key) ?? {
      key,
      title: key,
    }
    return column
  })

function formatTable({ output }: Streams, outcome: TableOutcome, shape: OutputOptions): string {
  const { columns, rows } = outcome
  if (rows.length === 0) return ''
  return renderTable(
    shape.chosen ? selectColumns(columns, listPrintedKeys(outcome, shape)) : columns,
    rows,
    output,
  )
}

function formatFacts({ output }: Streams, outcome: FactsOutcome, shape: OutputOptions): string {
  if (!shape.chosen) return outcome.lines.map((line) => `${removeDoubleFullStops(line)}\n`).join('')
  const keys = listPrintedKeys(outcome, shape)
  const width = Math.max(...keys.map(measureWidth))
  const lines = keys.map((key) => {
    const value = sanitizeText(formatCell(toCell(outcome.document[key])))
    return `${output.paint.dim(padEnd(key, width))}  ${value}`.trimEnd()
  })
  return `${lines.join('\n')}\n`
}

function renderText(streams: Streams, outcome: Outcome, shape: OutputOptions): string {
  if (outcome.kind === 'text') return outcome.text
  if (shape.format !== 'people') return formatData(outcome, shape)
  return outcome.kind === 'table'
    ? formatTable(streams, outcome, shape)
    : formatFacts(streams, outcome, shape)
}

export async function printOutcome(
  streams: Streams,
  outcome: Outcome,
  shape: OutputOptions,
): Promise<ExitCode> {
  const headText = outcome.kind === 'facts' ? (outcome.head ?? '') : ''
  await streams.show(`${headText}${renderText(streams, outcome, shape)}`)
  if (outcome.kind === 'table' && shape.format === 'people') {
    const { error } = streams
    if (outcome.rows.length === 0) error.write(`${removeDoubleFullStops(outcome.empty)}\n`)
    if (outcome.note) error.write(`${error.paint.dim(removeDoubleFullStops(outcome.note))}\n`)
  }
  if (outcome.kind === 'text') return exitCodes.done
  if (outcome.cut)
    streams.error.write(`${streams.error.paint.yellow('!')} ${removeDoubleFullStops(outcome.cut)}\n`)
  if (outcome.stop) printStop(streams, outcome.stop)
  return outcome.code ?? exitCodes.done
}

export interface FailureContext {
  command: string
  operation: string | null
  requestId: string | null
  status: number | null
}

export const createFailureContext = (
  command: string,
  { operation, requestId, status }: Partial<FailureContext> = {},
): FailureContext => ({
  command,
  operation: operation ?? null,
  requestId: requestId ?? null,
  status: status ?? null,
})

export function printFailure({ output }: Streams, stop: Stop, failurePlace: FailureContext): void {
  output.write(`${sanitizeJson(JSON.stringify({ error: toFailure(stop, failurePlace) }))}\n`)
}

function toFailure({ message, code, next }: Stop, place: FailureContext) {
  const [text = '', ...otherLines] = message.split('\n')
  return { code, text, place, next: [...otherLines, ...next] }
}

export function printStop({ error }: Streams, { message, next }: Stop): void {
  const [firstLine = '', ...rest] = removeDoubleFullStops(message).split('\n')
  const indentedLines = [...rest, ...next.map(removeDoubleFullStops)].map((line) => `  ${line}\n`)
  error.write(`${error.paint.red(error.paint.bold('✗'))} ${firstLine}\n${indentedLines.join('')}`)
}
