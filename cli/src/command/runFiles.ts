import { outFile } from './command.ts'

/** Options of every command that is a run. */
export const receiptOption = outFile('file', 'Write the receipt of the run there too')
export const resultOption = outFile(
  'file',
  'Write what became of every row there, as JSON where its name says so, else as CSV',
)
