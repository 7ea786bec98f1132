import { showPage } from './commandLine.ts'
import { readTypedCommand } from './expandAlias.ts'
import { exitAfterFlush, openTerminal } from './terminal.ts'

declare const HEED_VERSION: string

export async function showCommandPage(): Promise<void> {
  const { argv, streams } = await openTerminal()
  const invocation = await readTypedCommand(argv, streams, HEED_VERSION, process.env)
  if ('exitCode' in invocation) await exitAfterFlush(await showPage(invocation, streams))
}
