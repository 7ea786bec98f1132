import { sniffBytes } from '../import/encoding.ts'
import type { ColumnSpec, RowsRead } from './columns.ts'
import { readCsv } from './csv.ts'
import { RowsFault } from './fault.ts'
import { readJson, readJsonLines } from './json.ts'
import { utf8Text } from './utf8.ts'

/** So many bytes tell what a file is. */
export const headSize = 64 * 1024

const readers = { csv: readCsv, json: readJson, ndjson: readJsonLines }

/** Reads the text of a whole file. */
export type ReadText = (
  text: string,
  columns: readonly ColumnSpec[],
  name: string,
  keepsAll?: boolean,
) => Promise<RowsRead>

/**
 * What reads a file, by its first bytes and whatever it is called: a list is JSON, a brace begins lines of JSON, anything
 * else is CSV. Fails where it is no text at all.
 */
export function readerFor(head: Uint8Array, name: string): ReadText {
  const sniffed = sniffBytes(head)
  if (sniffed.kind === 'refused') throw new RowsFault(`${name}: ${sniffed.message}`)
  const [first] = new TextDecoder().decode(head).trimStart()
  return readers[first === '[' ? 'json' : first === '{' ? 'ndjson' : 'csv']
}

/** Reads rows of a CSV, JSON or NDJSON file in UTF-8. */
export const readRows = async (
  bytes: Uint8Array,
  columns: readonly ColumnSpec[],
  name: string,
): Promise<RowsRead> => readerFor(bytes.subarray(0, headSize), name)(utf8Text(bytes, name), columns, name)
