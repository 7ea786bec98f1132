import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { type LentBytes, readNow } from '@heed/contracts/rules/import/bytes'
import { sniffBytes } from '@heed/contracts/rules/import/encoding'
import type { Source } from '../bulk/source.ts'
import { exitCodes, Stop } from '../exit.ts'
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

const countLines = (text: string): number => text.split('\n').length - 1

function linesUpToDamage(chunk: LentBytes): number {
  const lossy = new TextDecoder().decode(readNow(chunk))
  return countLines(lossy.slice(0, lossy.indexOf('\ufffd')))
}

const notUtf8 = (name: string, line: number) =>
  new Stop(
    `${harmless(name)} line ${line} is not in UTF-8.`,
    exitCodes.failed,
    'Save the file as CSV (UTF-8) and try again.',
  )

/** Reads rows of a CSV, JSON or NDJSON file in UTF-8, told apart by what is in it; memory is that of its rows. */
export async function readRows(source: Source, columns: readonly ColumnSpec[]): Promise<RowsRead> {
  const head = await source.head()
  const sniffed = sniffBytes(head)
  if (sniffed.kind === 'refused') throw new Stop(`${source.name}: ${sniffed.message}`, exitCodes.failed)
  const hash = createHash('sha256')
  let size = 0

  async function* texts(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let line = 1
    for await (const chunk of source.chunks()) {
      hash.update(readNow(chunk))
      size += chunk.length
      const text = decoded(decoder, chunk)
      if (text === undefined) throw notUtf8(source.name, line + linesUpToDamage(chunk))
      line += countLines(text)
      yield text
    }
    if (decoded(decoder) === undefined) throw notUtf8(source.name, line)
  }

  const readers = { csv: readCsv, json: readJson, ndjson: readJsonLines }
  const read = await readers[kindOf(head)](texts(), columns, harmless(source.name))
  return { ...read, size, sha256: hash.digest('hex') }
}
