import { outFile } from './command.ts'

export const receiptOption = outFile('file', 'Write the receipt of the run there too')
export const resultOption = outFile(
  'file',
  'Write what became of every row there, as JSON where its name says so, else as CSV',
)
