// The entry of a small bundle beside the whole one: a page of help needs nothing of what commands do.
import { readCommandLine, showPage } from './commandLine.ts'
import { leave, openTerminal } from './terminal.ts'

declare const HEED_VERSION: string

/** Prints the page that was asked for and ends the process; returns where the words are a command to be run. */
export async function explain(): Promise<void> {
  const { typed, streams } = openTerminal()
  const read = readCommandLine(typed, streams, HEED_VERSION)
  if ('exitCode' in read) await leave(await showPage(read, streams))
}
