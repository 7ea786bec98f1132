import { importTexts } from '@heed/contracts/rules/import/checks'
import {
  decoderFor,
  looksWronglyDecoded,
  sniffImport,
  type WronglyDecoded,
} from '@heed/contracts/rules/import/encoding'
import { ImportBook } from './ImportBook.ts'
import type { ReadOptions, ReadOutcome } from './importFile.ts'

const chunkBytes = 256 * 1024

type Reading = { outcome: ReadOutcome; book: ImportBook }

/** Reads a file piece by piece through the shared rules; memory beside the book is one piece. */
export async function readImportFile(
  file: Blob,
  { encoding, signal, onProgress }: ReadOptions,
): Promise<Reading> {
  const book = new ImportBook()
  const refuse = (message: string): Reading => ({ outcome: { kind: 'refused', message }, book })
  const decoder = decoderFor(encoding)
  let wronglyDecoded: WronglyDecoded | null = null
  const take = (text: string): void => {
    wronglyDecoded ??= looksWronglyDecoded(text, encoding)
    book.write(text)
  }
  for (let from = 0; from < file.size; from += chunkBytes) {
    const bytes = new Uint8Array(await file.slice(from, from + chunkBytes).arrayBuffer())
    signal.throwIfAborted()
    const sniffed = from === 0 ? sniffImport(bytes) : null
    if (sniffed?.kind === 'refused') return refuse(sniffed.message)
    take(decoder.write(bytes))
    onProgress(Math.min(1, (from + chunkBytes) / file.size))
  }
  take(decoder.end())
  book.end()
  if (book.isEmpty) return refuse(importTexts.noRows)
  const { headings, columns } = book
  const facts = { encoding, totals: book.totals('preview'), batches: book.sizes(), headings, columns }
  return {
    outcome: { kind: 'read', facts: { ...facts, wronglyDecoded } },
    book,
  }
}
