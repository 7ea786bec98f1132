import { readCommandLine, showPage } from './commandLine.ts'
import { leave, openTerminal } from './terminal.ts'

declare const HEED_VERSION: string

export async function explain(): Promise<void> {
  const { typed, streams } = openTerminal()
  const read = readCommandLine(typed, streams, HEED_VERSION)
  if ('exitCode' in read) await leave(await showPage(read, streams))
}
