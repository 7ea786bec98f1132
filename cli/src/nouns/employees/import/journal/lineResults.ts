import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { byteOrderMark, formatCsvLine } from '@heed/contracts/rules/csv'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { writeStreamAtomically } from '../../../../io/files/writeFiles.ts'
import { readLines } from '../../../../job/reading.ts'
import type { ImportJob } from '../job.ts'
import type { ReadState } from '../read/check.ts'

const keys = ['line', 'email', 'state', 'reason'] as const
type LineResultRow = Readonly<Record<(typeof keys)[number], string | number | null>>

const states: Readonly<Record<number, string>> = {
  [lineOutcomes.refused]: 'refused',
  [lineOutcomes.unchanged]: 'unchanged',
  [lineOutcomes.updated]: 'updated',
  [lineOutcomes.new]: 'new',
}

function selectFormat(path: string): { begin: string; row(row: LineResultRow): string; end(): string } {
  if (!/\.json$/i.test(path)) {
    return {
      begin: `${byteOrderMark}${formatCsvLine(keys)}\n`,
      row: (row) => `${formatCsvLine(keys.map((key) => row[key] ?? ''))}\n`,
      end: () => '',
    }
  }
  let separator = '\n'
  return {
    begin: '[',
    row(row) {
      const text = `${separator}${JSON.stringify(row)}`
      separator = ',\n'
      return text
    },
    end: () => '\n]\n',
  }
}

export async function writeLineResults(job: ImportJob, { people }: Pick<ReadState, 'people'>): Promise<void> {
  const { source, detected, options, refusals } = job
  if (options.result === undefined) return
  const format = selectFormat(options.result)
  const seenAddresses = createAddressIndex()
  const passThrough = new PassThrough()
  const writing = writeStreamAtomically(options.result, passThrough)
  let text = format.begin
  let lastLine = 0
  const add = (row: LineResultRow) => {
    // A line with several lists is read once per list.
    if (row.line === lastLine) return
    lastLine = Number(row.line)
    text += format.row(row)
  }
  const writeSeparator = async () => {
    const hasCapacity = passThrough.write(text)
    text = ''
    if (!hasCapacity) await Promise.race([once(passThrough, 'drain'), writing])
    return true
  }
  const addLeftOut = (line: number) => add({ line, email: '', state: 'left out', reason: null })
  const leftOutLines = [...(source.part?.leftOut ?? [])].reverse()
  const addLeftOutBefore = (line: number) => {
    for (
      let leftOutLine = leftOutLines.at(-1);
      leftOutLine !== undefined && leftOutLine < line;
      leftOutLine = leftOutLines.at(-1)
    ) {
      leftOutLines.pop()
      addLeftOut(leftOutLine)
    }
  }
  const sink = {
    record({ email, lineNumber: line }: { email: string; lineNumber: number }) {
      addLeftOutBefore(line)
      const reason = refusals.reasons.get(line) ?? null
      if (reason !== null) add({ line, email, state: 'refused', reason })
      else if (line !== lastLine && seenAddresses.add(email) !== 0)
        add({ line, email, state: 'repeated', reason })
      else add({ line, email, state: states[people.raise(people.find(email), 0)] ?? 'left', reason })
    },
    leftOut: addLeftOut,
    refused({ lineNumber: line, message }: { lineNumber: number; message: string }) {
      addLeftOutBefore(line)
      add({ line, email: '', state: 'refused', reason: message })
    },
  }
  try {
    await readLines(source.chunks(), detected.encoding, sink, writeSeparator, source)
    addLeftOutBefore(Number.POSITIVE_INFINITY)
    text += format.end()
    await writeSeparator()
  } finally {
    passThrough.end()
    await writing
  }
}
