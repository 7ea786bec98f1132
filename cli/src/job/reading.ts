import type { BorrowedBytes } from '@heed/contracts/rules/import/bytes/bytes'
import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import { type ByteSink, createByteReader } from '@heed/contracts/rules/import/lines/byteReader'
import type { ImportCounts } from '@heed/contracts/rules/import/lines/lines'
import { createLineFilter } from '@heed/contracts/rules/import/outcomes/departed'
import { peopleColumns } from '@heed/contracts/rules/import/peopleFile'
import type { Source } from './source.ts'

/** `bytesRead` is the total so far; return false to stop. */
type ChunkHandler = (bytesRead: number, counts: Readonly<ImportCounts>) => Promise<boolean> | boolean

/** Returns false if reading was stopped early. */
export async function readLines(
  chunks: AsyncIterable<BorrowedBytes>,
  encoding: ImportEncoding,
  sink: ByteSink,
  onChunk: ChunkHandler,
  { columns, skip, part }: Pick<Source, 'columns' | 'skip' | 'part'> = {},
): Promise<boolean> {
  const isLeftOut = skip && !part ? createLineFilter(skip) : undefined
  const reader = createByteReader(encoding, sink, columns, isLeftOut, part && peopleColumns)
  let bytesRead = 0
  for await (const chunk of chunks) {
    if (bytesRead > 0 && !(await onChunk(bytesRead, reader.counts))) return false
    reader.write(chunk)
    bytesRead += chunk.length
  }
  reader.end()
  const { counts } = reader
  const leftOutCount = part?.leftOut.length ?? 0
  await onChunk(
    bytesRead,
    leftOutCount > 0 ? { ...counts, empty: counts.empty - leftOutCount, leftOut: leftOutCount } : counts,
  )
  return true
}
