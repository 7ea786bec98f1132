import { readCommandLine, showPage } from './commandLine.ts'
import { exitAfterFlush, openTerminal } from './terminal.ts'

declare const HEED_VERSION: string

export async function explain(): Promise<void> {
  const { argv, streams } = openTerminal()
  const read = readCommandLine(argv, streams, HEED_VERSION)
  if ('exitCode' in read) await exitAfterFlush(await showPage(read, streams))
}
