import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { type LentBytes, ownBytes, readNow } from '@heed/contracts/rules/import/bytes'
import { sniffBytes } from '@heed/contracts/rules/import/encoding'
import type { Source } from '../bulk/source.ts'
import { exitCodes, Stop } from '../exit.ts'
import { notUtf8 } from '../io/utf8.ts'
import { harmless } from '../io/width.ts'
import type { ColumnSpec, RowsRead } from './columns.ts'
import { readCsv } from './csv.ts'
import { readJson, readJsonLines } from './json.ts'

/** Whatever the file is called: a list is JSON, a brace begins lines of JSON, anything else is CSV. */
function kindOf(head: Uint8Array): 'csv' | 'json' | 'ndjson' {
  const [first] = new TextDecoder().decode(head).trimStart()
  return first === '[' ? 'json' : first === '{' ? 'ndjson' : 'csv'
}

const decoded = (decoder: TextDecoder, chunk?: LentBytes): string | undefined => {
  try {
    return decoder.decode(chunk && readNow(chunk), { stream: chunk !== undefined })
  } catch {
    return undefined
  }
}

async function whole(chunks: AsyncIterable<LentBytes>): Promise<Uint8Array> {
  const owned: Uint8Array[] = []
  for await (const chunk of chunks) owned.push(ownBytes(chunk))
  return Buffer.concat(owned)
}

/** Reads rows of a CSV, JSON or NDJSON file in UTF-8, told apart by what is in it; memory is that of its rows. */
export async function readRows(source: Source, columns: readonly ColumnSpec[]): Promise<RowsRead> {
  const head = await source.head()
  const sniffed = sniffBytes(head)
  if (sniffed.kind === 'refused') throw new Stop(`${source.name}: ${sniffed.message}`, exitCodes.failed)
  const hash = createHash('sha256')
  let size = 0

  /** Where the damage is tells the file as a whole: the letter in question may lie in two pieces. */
  const refuse = async (): Promise<never> => {
    throw notUtf8(source.name, await whole(source.chunks()))
  }

  async function* texts(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const chunk of source.chunks()) {
      hash.update(readNow(chunk))
      size += chunk.length
      yield decoded(decoder, chunk) ?? (await refuse())
    }
    if (decoded(decoder) === undefined) await refuse()
  }

  const readers = { csv: readCsv, json: readJson, ndjson: readJsonLines }
  const read = await readers[kindOf(head)](texts(), columns, harmless(source.name))
  return { ...read, size, sha256: hash.digest('hex') }
}
