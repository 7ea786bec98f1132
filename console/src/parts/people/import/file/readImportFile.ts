import {
  createDecoder,
  type EncodingProblem,
  findDecodingProblem,
  sniffImportFile,
} from '@heed/contracts/rules/import/bytes/encoding'
import { importTexts } from '@heed/contracts/rules/import/checks'
import { type RecognisedColumns, recogniseColumns } from '@heed/contracts/rules/import/columns/recognise'
import { isFullyImported } from '@heed/contracts/rules/import/lines/shownLine'
import { ImportFileContents } from './ImportFileContents.ts'
import type { ReadOptions, ReadOutcome } from './importFile.ts'

const chunkBytes = 256 * 1024

type ReadResult = { outcome: ReadOutcome; book: ImportFileContents }

async function findMapping(
  file: Blob,
  encoding: ReadOptions['encoding'],
  selectedColumns: ReadOptions['columns'],
): Promise<RecognisedColumns | null> {
  const bytes = new Uint8Array(await file.slice(0, chunkBytes).arrayBuffer())
  if (sniffImportFile(bytes).kind === 'refused') return null
  return recogniseColumns(createDecoder(encoding).write(bytes), selectedColumns)
}

/** Streams the file: apart from the import book, only one chunk is in memory. */
export async function readImportFile(
  file: Blob,
  { encoding, columns: selectedColumns, keepsDeparted = false, signal, onProgress }: ReadOptions,
): Promise<ReadResult> {
  const mapping = await findMapping(file, encoding, selectedColumns)
  const importBook = new ImportFileContents(mapping?.choice, keepsDeparted)
  const refuse = (message: string): ReadResult => ({
    outcome: { kind: 'refused', message },
    book: importBook,
  })
  const decoder = createDecoder(encoding)
  let wronglyDecoded: EncodingProblem | null = null
  const handleText = (text: string, bytes?: Uint8Array): void => {
    wronglyDecoded ??= findDecodingProblem(text, encoding, bytes)
    importBook.write(text)
  }
  for (let from = 0; from < file.size; from += chunkBytes) {
    const bytes = new Uint8Array(await file.slice(from, from + chunkBytes).arrayBuffer())
    signal.throwIfAborted()
    const sniffResult = from === 0 ? sniffImportFile(bytes) : null
    if (sniffResult?.kind === 'refused') return refuse(sniffResult.message)
    handleText(decoder.write(bytes), bytes)
    onProgress(Math.min(1, (from + chunkBytes) / file.size))
  }
  handleText(decoder.end())
  importBook.end()
  if (importBook.isEmpty) return refuse(importTexts.noRows)
  const { columns, separator, departed } = importBook
  const headings = mapping === null && importBook.headings
  const facts = {
    encoding,
    totals: importBook.totals('preview'),
    batches: importBook.sizes(),
    headings,
    columns,
    separator,
    departed,
    keepsDeparted,
  }
  return {
    outcome: {
      kind: 'read',
      facts: { ...facts, mapping, wronglyDecoded, showsDamage: isFullyImported(columns) },
    },
    book: importBook,
  }
}
