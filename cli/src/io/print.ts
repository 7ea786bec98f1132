import { type ExitCode, exitCodes, type Stop } from '../exit.ts'
import type { Outcome, TableOutcome } from '../outcome.ts'
import { renderCsv } from './csv.ts'
import type { Streams } from './streams.ts'
import { type Row, renderTable } from './table.ts'

export type Format = 'people' | 'json' | 'csv'

function printTable(streams: Streams, { columns, rows, empty, note }: TableOutcome, format: Format): void {
  if (format === 'json') {
    const pick = (row: Row) => Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))
    streams.output.write(`${JSON.stringify(rows.map(pick), null, 2)}\n`)
    return
  }
  if (format === 'csv') {
    streams.output.write(renderCsv(columns, rows))
    return
  }
  if (rows.length === 0) streams.error.write(`${empty}\n`)
  else streams.output.write(renderTable(columns, rows, streams.output))
  if (note) streams.error.write(`${streams.error.paint.dim(note)}\n`)
}

/** Prints what a command ended with and answers the exit code. */
export function printOutcome(streams: Streams, outcome: Outcome, format: Format): ExitCode {
  if (outcome.kind === 'table') {
    printTable(streams, outcome, format)
    return exitCodes.done
  }
  if (format === 'json') streams.output.write(`${JSON.stringify(outcome.document, null, 2)}\n`)
  else for (const line of outcome.lines) streams.output.write(`${line}\n`)
  if (outcome.stop) printStop(streams, outcome.stop)
  return outcome.code ?? exitCodes.done
}

/** What happened in the first line, what to do next under it; always on standard error. */
export function printStop({ error }: Streams, { message, next }: Stop): void {
  const [first = '', ...rest] = message.split('\n')
  const indented = [...rest, ...next].map((line) => `  ${line}\n`)
  error.write(`${error.paint.red(error.paint.bold('✗'))} ${first}\n${indented.join('')}`)
}
