import { createImportReader, type ImportCounts, type ImportSink } from '@heed/contracts/rules/import/lines'
import { withoutReason } from './marker.ts'

export type LineReader = {
  readonly counts: Readonly<ImportCounts>
  write(text: string): void
  end(): void
}

/** The import reader, but a line from a file of refused lines is read without the reason behind it. */
export function createLineReader(sink: ImportSink): LineReader {
  let records = 0
  let refused = 0
  const counted: ImportSink = {
    record(record) {
      records++
      sink.record(record)
    },
    refused(line) {
      refused++
      sink.refused(line)
    },
  }
  const isReread = (line: string, lineNumber: number): boolean => {
    const original = withoutReason(line)
    if (original === null) return false
    const again = createImportReader({
      record: (record) => counted.record({ ...record, lineNumber }),
      refused: (other) => counted.refused({ ...other, lineNumber }),
    })
    again.write(original)
    again.end()
    return true
  }
  const reader = createImportReader({
    record(record) {
      if (!isReread(record.line, record.lineNumber)) counted.record(record)
    },
    refused(line) {
      if (!isReread(line.line, line.lineNumber)) counted.refused(line)
    },
  })
  return {
    get counts() {
      const { lines } = reader.counts
      return { lines, records, refused, empty: lines - records - refused }
    },
    write: (text) => reader.write(text),
    end: () => void reader.end(),
  }
}
