import { decoderFor, type ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { createImportReader, type ImportCounts, type ImportSink } from '@heed/contracts/rules/import/lines'
import { mark, withoutReason } from './marker.ts'

/** The import reader, but a line from a file of refused lines is read without the reason behind it. */
export function createLineReader(sink: ImportSink): {
  readonly counts: Readonly<ImportCounts>
  write(text: string): void
  end(): void
} {
  const reader = createImportReader({
    record(record) {
      if (marked && reread(record.line, record.lineNumber, 'records')) return
      sink.record(record)
    },
    refused(line) {
      if (marked && reread(line.line, line.lineNumber, 'refused')) return
      sink.refused(line)
    },
  })
  // Most files bear no mark: whole pieces are searched, and single lines only once one was found.
  let marked = false
  let end = ''
  let turned = { records: 0, refused: 0 }

  /** Reads a line again without its mark; answers whether it had one. */
  function reread(line: string, lineNumber: number, as: 'records' | 'refused'): boolean {
    const original = withoutReason(line)
    if (original === null) return false
    turned[as]--
    const again = createImportReader({
      record: (record) => sink.record({ ...record, lineNumber }),
      refused: (other) => sink.refused({ ...other, lineNumber }),
    })
    again.write(original)
    const { records, refused } = again.end()
    turned = { records: turned.records + records, refused: turned.refused + refused }
    return true
  }

  return {
    get counts() {
      const { lines, ...read } = reader.counts
      const records = read.records + turned.records
      const refused = read.refused + turned.refused
      return { lines, records, refused, empty: lines - records - refused }
    },
    write(text) {
      marked ||= text.includes(mark) || `${end}${text.slice(0, mark.length)}`.includes(mark)
      end = `${text.length < mark.length ? end : ''}${text}`.slice(-mark.length)
      reader.write(text)
    },
    end: () => void reader.end(),
  }
}

/** What happens between the chunks of a file: waiting for the network, writing, showing progress. */
export interface Between {
  /** A decoded piece, before its lines are read. */
  text?(piece: string): void
  bytes?(chunk: Uint8Array): void
  /** After the lines of a chunk; `read` counts bytes so far. Answers false to stop reading. */
  after(read: number): Promise<boolean> | boolean
}

/** Reads all lines of a file in pieces; memory is one piece. Answers false when it was stopped. */
export async function readLines(
  chunks: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  sink: ImportSink,
  between: Between,
): Promise<Readonly<ImportCounts> | null> {
  const decoder = decoderFor(encoding)
  const reader = createLineReader(sink)
  const take = (piece: string) => {
    between.text?.(piece)
    reader.write(piece)
  }
  let read = 0
  for await (const chunk of chunks) {
    between.bytes?.(chunk)
    take(decoder.write(chunk))
    read += chunk.length
    if (!(await between.after(read))) return null
  }
  take(decoder.end())
  reader.end()
  return (await between.after(read)) ? reader.counts : null
}
