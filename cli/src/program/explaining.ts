import { readCommandLine, showPage } from './commandLine.ts'
import { exitAfterFlush, openTerminal } from './terminal.ts'

declare const HEED_VERSION: string

export async function showCommandPage(): Promise<void> {
  const { argv, streams } = openTerminal()
  const invocation = readCommandLine(argv, streams, HEED_VERSION)
  if ('exitCode' in invocation) await exitAfterFlush(await showPage(invocation, streams))
}
