import { readCommandLine, showPage } from './commandLine.ts'
import { exitAfterFlush, openTerminal } from './terminal.ts'

declare const HEED_VERSION: string

export async function explain(): Promise<void> {
  const { typed, streams } = openTerminal()
  const read = readCommandLine(typed, streams, HEED_VERSION)
  if ('exitCode' in read) await exitAfterFlush(await showPage(read, streams))
}
