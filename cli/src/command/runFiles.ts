import { createFileOption } from './command.ts'

export const receiptOption = createFileOption('file', "Write a copy of the run's receipt to this file")
export const resultOption = createFileOption(
  'file',
  'Write the result of every row to this file, as JSON if its name ends with .json, otherwise as CSV',
)
