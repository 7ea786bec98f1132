import { ImportFileContents } from './ImportFileContents.ts'
import type { ImportFile } from './importFile.ts'
import { readImportFile } from './readImportFile.ts'

export function createLocalImportFile(): ImportFile {
  let importBook = new ImportFileContents()
  return {
    async read(file, options) {
      const readResult = await readImportFile(file, options)
      importBook = readResult.book
      return readResult.outcome
    },
    batch: async (index) => importBook.batch(index),
    answered: async (index, round, batchCounts) => importBook.recordAnswer(index, round, batchCounts),
    onto: async (lists) => importBook.findConflict(lists),
    missing: async (emails) => importBook.findMissing(emails),
    people: async (group, from, to) => importBook.people(group, from, to),
    repeated: async (from, to) => importBook.listRepeatedLines(from, to),
    refused: async (from, to) => importBook.listBadLines(from, to),
    close: () => {
      importBook = new ImportFileContents()
    },
  }
}
