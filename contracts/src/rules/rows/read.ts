import { sniffBytes } from '../import/bytes/encoding.ts'
import type { ColumnSpec, ParsedRows } from './columns.ts'
import { readCsv } from './csv.ts'
import { RowsError } from './fault.ts'
import { readJson, readJsonLines } from './json.ts'
import { decodeUtf8 } from './utf8.ts'

export const maxSniffedBytes = 64 * 1024

const readers = { csv: readCsv, json: readJson, ndjson: readJsonLines }

export type TextReader = (
  text: string,
  columns: readonly ColumnSpec[],
  name: string,
  keepAllCells?: boolean,
) => Promise<ParsedRows>

/** Detects the format from the first character: '[' means JSON, '{' means NDJSON, anything else means CSV. */
export function selectReader(firstBytes: Uint8Array, name: string): TextReader {
  const sniffedFile = sniffBytes(firstBytes)
  if (sniffedFile.kind === 'refused') throw new RowsError(`${name}: ${sniffedFile.message}`)
  const [firstCharacter] = new TextDecoder().decode(firstBytes).trimStart()
  return readers[firstCharacter === '[' ? 'json' : firstCharacter === '{' ? 'ndjson' : 'csv']
}

export const readRows = async (
  bytes: Uint8Array,
  columns: readonly ColumnSpec[],
  name: string,
): Promise<ParsedRows> =>
  selectReader(bytes.subarray(0, maxSniffedBytes), name)(decodeUtf8(bytes, name), columns, name)
