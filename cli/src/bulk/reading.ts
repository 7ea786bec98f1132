import { decoderFor, type ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { createImportReader, type ImportCounts, type ImportSink } from '@heed/contracts/rules/import/lines'

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
  const reader = createImportReader(sink)
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
