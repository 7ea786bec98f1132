import { decoderFor, type ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { createImportReader, type ImportCounts, type ImportSink } from '@heed/contracts/rules/import/lines'

/**
 * Between the pieces of a file: waiting for the network, writing, showing progress. `read` counts bytes so far. Answers
 * false to stop reading.
 */
type Between = (read: number, counts: Readonly<ImportCounts>) => Promise<boolean> | boolean

/** Reads all lines of a file in pieces; memory is one piece. Answers whether it came to the end. */
export async function readLines(
  chunks: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  sink: ImportSink,
  between: Between,
): Promise<boolean> {
  const decoder = decoderFor(encoding)
  const reader = createImportReader(sink)
  let read = 0
  for await (const chunk of chunks) {
    if (read > 0 && !(await between(read, reader.counts))) return false
    reader.write(decoder.write(chunk))
    read += chunk.length
  }
  reader.write(decoder.end())
  reader.end()
  await between(read, reader.counts)
  return true
}
