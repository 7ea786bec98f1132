import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { byteOrderMark, csvLine } from '@heed/contracts/rules/csv'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { lineOutcomes } from '@heed/contracts/rules/import/outcomes/lineOutcomes'
import { writeWhole } from '../../../../io/files/writeFiles.ts'
import { readLines } from '../../../../job/reading.ts'
import type { ImportJob } from '../job.ts'
import type { ReadState } from '../read/check.ts'

const keys = ['line', 'email', 'state', 'reason'] as const
type Row = Readonly<Record<(typeof keys)[number], string | number | null>>

const states: Readonly<Record<number, string>> = {
  [lineOutcomes.refused]: 'refused',
  [lineOutcomes.unchanged]: 'unchanged',
  [lineOutcomes.updated]: 'updated',
  [lineOutcomes.new]: 'new',
}

function selectFormat(path: string): { begin: string; row(row: Row): string; end(): string } {
  if (!/\.json$/i.test(path)) {
    return {
      begin: `${byteOrderMark}${csvLine(keys)}\n`,
      row: (row) => `${csvLine(keys.map((key) => row[key] ?? ''))}\n`,
      end: () => '',
    }
  }
  let between = '\n'
  return {
    begin: '[',
    row(row) {
      const text = `${between}${JSON.stringify(row)}`
      between = ',\n'
      return text
    },
    end: () => '\n]\n',
  }
}

export async function writeLineResults(job: ImportJob, { people }: Pick<ReadState, 'people'>): Promise<void> {
  const { source, found, options, refusals } = job
  if (options.result === undefined) return
  const format = selectFormat(options.result)
  const seen = createAddressIndex()
  const through = new PassThrough()
  const written = writeWhole(options.result, through)
  let text = format.begin
  let last = 0
  const add = (row: Row) => {
    // A line with several lists is read once per list.
    if (row.line === last) return
    last = Number(row.line)
    text += format.row(row)
  }
  const between = async () => {
    const room = through.write(text)
    text = ''
    if (!room) await Promise.race([once(through, 'drain'), written])
    return true
  }
  const leftOut = (line: number) => add({ line, email: '', state: 'left out', reason: null })
  const ofPart = [...(source.part?.leftOut ?? [])].reverse()
  const leftOutBefore = (line: number) => {
    for (let next = ofPart.at(-1); next !== undefined && next < line; next = ofPart.at(-1)) {
      ofPart.pop()
      leftOut(next)
    }
  }
  const sink = {
    record({ email, lineNumber: line }: { email: string; lineNumber: number }) {
      leftOutBefore(line)
      const reason = refusals.reasons.get(line) ?? null
      if (reason !== null) add({ line, email, state: 'refused', reason })
      else if (line !== last && seen.add(email) !== 0) add({ line, email, state: 'repeated', reason })
      else add({ line, email, state: states[people.raise(people.find(email), 0)] ?? 'left', reason })
    },
    leftOut,
    refused({ lineNumber: line, message }: { lineNumber: number; message: string }) {
      leftOutBefore(line)
      add({ line, email: '', state: 'refused', reason: message })
    },
  }
  try {
    await readLines(source.chunks(), found.encoding, sink, between, source)
    leftOutBefore(Number.POSITIVE_INFINITY)
    text += format.end()
    await between()
  } finally {
    through.end()
    await written
  }
}
