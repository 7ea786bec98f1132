import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { copyToOwnBytes, type LentBytes, readNow } from '@heed/contracts/rules/import/bytes/bytes'
import type { ColumnSpec, RowsRead } from '@heed/contracts/rules/rows/columns'
import { readerFor } from '@heed/contracts/rules/rows/read'
import { createUtf8Error } from '@heed/contracts/rules/rows/utf8'
import type { Source } from '../job/source.ts'
import { readOrStop } from './faults.ts'

export interface FileRows extends RowsRead {
  size: number
  sha256: string
}

const decodeChunk = (decoder: TextDecoder, chunk?: LentBytes): string | undefined => {
  try {
    return decoder.decode(chunk && readNow(chunk), { stream: chunk !== undefined })
  } catch {
    return undefined
  }
}

async function readAll(chunks: AsyncIterable<LentBytes>): Promise<Uint8Array> {
  const ownedChunks: Uint8Array[] = []
  for await (const chunk of chunks) ownedChunks.push(copyToOwnBytes(chunk))
  return Buffer.concat(ownedChunks)
}

/** Detects the format from the content; reads UTF-8 only; memory use grows with the rows. */
export async function readRows(
  source: Source,
  columns: readonly ColumnSpec[],
  keepAllCells = false,
): Promise<FileRows> {
  const firstBytes = await source.head()
  const readText = readOrStop(() => readerFor(firstBytes, source.name))
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const texts: string[] = []
  let size = 0

  /** Decodes the whole file, because a damaged letter may span two chunks. */
  const refuse = async (): Promise<never> => {
    const bytes = await readAll(source.chunks())
    return readOrStop(() => {
      throw createUtf8Error(source.name, bytes)
    })
  }

  for await (const chunk of source.chunks()) {
    hash.update(readNow(chunk))
    size += chunk.length
    texts.push(decodeChunk(decoder, chunk) ?? (await refuse()))
  }
  if (decodeChunk(decoder) === undefined) await refuse()
  const rows = await readText(texts.join(''), columns, source.name, keepAllCells).catch((error: unknown) =>
    readOrStop(() => {
      throw error
    }),
  )
  return { ...rows, size, sha256: hash.digest('hex') }
}
