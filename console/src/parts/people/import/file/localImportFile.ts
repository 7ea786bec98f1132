import { ImportBook } from './ImportBook.ts'
import type { ImportFile } from './importFile.ts'
import { readImportFile } from './readImportFile.ts'

export function localImportFile(): ImportFile {
  let book = new ImportBook()
  return {
    async read(file, options) {
      const reading = await readImportFile(file, options)
      book = reading.book
      return reading.outcome
    },
    batch: async (at) => book.batch(at),
    answered: async (at, round, counted) => book.answered(at, round, counted),
    onto: async (lists) => book.onto(lists),
    missing: async (emails) => book.missing(emails),
    people: async (group, from, to) => book.people(group, from, to),
    repeated: async (from, to) => book.repeated(from, to),
    refused: async (from, to) => book.refused(from, to),
    close: () => {
      book = new ImportBook()
    },
  }
}
