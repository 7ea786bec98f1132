import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { asUint8Array, type BorrowedBytes, copyBytes } from '@heed/contracts/rules/import/bytes/bytes'
import type { ColumnSpec, ParsedRows } from '@heed/contracts/rules/rows/columns'
import { selectReader } from '@heed/contracts/rules/rows/read'
import { createUtf8Error } from '@heed/contracts/rules/rows/utf8'
import type { Source } from '../job/source.ts'
import { readOrStop } from './faults.ts'

export interface FileRows extends ParsedRows {
  size: number
  sha256: string
}

const decodeChunk = (decoder: TextDecoder, chunk?: BorrowedBytes): string | undefined => {
  try {
    return decoder.decode(chunk && asUint8Array(chunk), { stream: chunk !== undefined })
  } catch {
    return undefined
  }
}

async function readAll(chunks: AsyncIterable<BorrowedBytes>): Promise<Uint8Array> {
  const ownedChunks: Uint8Array[] = []
  for await (const chunk of chunks) ownedChunks.push(copyBytes(chunk))
  return Buffer.concat(ownedChunks)
}

/** Detects the format from the content; reads UTF-8 only; keeps all rows in memory. */
export async function readRows(
  source: Source,
  columns: readonly ColumnSpec[],
  keepAllCells = false,
): Promise<FileRows> {
  const firstBytes = await source.head()
  const readText = readOrStop(() => selectReader(firstBytes, source.name))
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const texts: string[] = []
  let size = 0

  /** Decodes the whole file, because a damaged character may span two chunks. */
  const refuse = async (): Promise<never> => {
    const bytes = await readAll(source.chunks())
    return readOrStop(() => {
      throw createUtf8Error(source.name, bytes)
    })
  }

  for await (const chunk of source.chunks()) {
    hash.update(asUint8Array(chunk))
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
