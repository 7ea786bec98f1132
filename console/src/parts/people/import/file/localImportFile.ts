import { ImportBook } from './ImportBook.ts'
import type { ImportFile } from './importFile.ts'
import { readImportFile } from './readImportFile.ts'

export function localImportFile(): ImportFile {
  let book = new ImportBook()
  return {
    async read(file, options) {
      const readResult = await readImportFile(file, options)
      book = readResult.book
      return readResult.outcome
    },
    batch: async (index) => book.batch(index),
    answered: async (index, round, batchCounts) => book.recordAnswer(index, round, batchCounts),
    onto: async (lists) => book.findConflict(lists),
    missing: async (emails) => book.findMissing(emails),
    people: async (group, from, to) => book.people(group, from, to),
    repeated: async (from, to) => book.listRepeated(from, to),
    refused: async (from, to) => book.listRefused(from, to),
    close: () => {
      book = new ImportBook()
    },
  }
}
